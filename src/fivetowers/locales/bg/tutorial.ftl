# The tutorial: very few words a screen. A lesson’s goals are numbered as its steps are; "learned" is said at its end.

tutorial-title = Научи се да играеш
tutorial-number = Урок { $number } от { $lessons }
tutorial-goals = Готово { $done } от { $goals }
tutorial-next = Напред
tutorial-look = Погледни тестето
tutorial-how-many = Колко точки за победа?
tutorial-so-far = Досега: { $points }
tutorial-answer = Точки за победа: { $points }
tutorial-well-done = Браво.
tutorial-over = Вече можеш да играеш
tutorial-over-more = Първата ти игра е срещу най-лесния бот.
tutorial-play = Изиграй първата си игра
tutorial-again = Повтори уроците

tutorial-lesson-down = Все по-ниски числа
tutorial-lesson-down-1 = Сложи върху 7 по-ниска карта.
tutorial-lesson-down-2 = С всяка карта може да се започне кула. Започни две.
tutorial-lesson-down-learned = Всяка карта е по-ниска от тази под нея.

tutorial-lesson-special = 8 и 9
tutorial-lesson-special-1 = Върху 8 може да се сложи всичко. Сложи карта върху 8.
tutorial-lesson-special-2 = Карта 9 може да се сложи върху всичко освен 0. Сложи 9.
tutorial-lesson-special-learned = 8: върху нея може да се сложи всичко. 9: слага се върху всичко освен 0.

tutorial-lesson-spire = Върхът
tutorial-lesson-spire-1 = 0 е връх. Сложи го на своята кула.
tutorial-lesson-spire-2 = Върху връх не се слага нищо. Вземи карта, която още може да се построи.
tutorial-lesson-spire-learned = Кула с връх е готова и картите ѝ се броят двойно.

tutorial-lesson-bid = Наддаване
tutorial-lesson-bid-1 = Колко карти искаш? Обяви колкото най-много можеш да построиш.
tutorial-lesson-bid-2 = Никой не обявява повече. Построй 3 карти.
tutorial-lesson-bid-3 = Сега друг обявява 2. Обяви повече.
tutorial-lesson-bid-learned = Който обяви най-голямото число, взема толкова карти. Всеки наддава веднъж.

tutorial-lesson-demolish = Събаряне
tutorial-lesson-demolish-1 = Обяви 5 и всички карти са твои.
tutorial-lesson-demolish-2 = 7 не може да се сложи върху 6. Събори 6 и построй и петте карти.
tutorial-lesson-demolish-learned = Преди да строиш, можеш да събориш една най-горна карта. Първата ти отнема 1 точка, втората – 2.

tutorial-lesson-blocked = 4 върху 6
tutorial-lesson-blocked-1 = Сега върху 6 има 4. Опитай пак 5.
tutorial-lesson-blocked-2 = И без 4 там остава 6. Обяви колкото можеш да построиш.
tutorial-lesson-blocked-learned = Може да се събори само една карта. Затова друг обявява 5.

tutorial-lesson-zero = Да обявиш 0
tutorial-lesson-zero-1 = Започваш ти, но нито една карта не може да се построи. Обяви 0.
tutorial-lesson-zero-2 = Всички други пасуваха, затова пак започваш ти. Обяви число.
tutorial-lesson-zero-learned = Първият играч не може да пасува, но може да обяви 0.

tutorial-lesson-twice = Два пъти през тестето
tutorial-lesson-twice-1 = Тестето с карти за теглене е празно. Построй 2 карти.
tutorial-lesson-twice-2 = Изчистените карти са разбъркани и идват още веднъж. Погледни.
tutorial-lesson-twice-learned = Когато тестето свърши за втори път, играта приключва.

tutorial-lesson-score = Точки за победа
tutorial-lesson-score-1 = Дървесна кула без връх: 1 точка за карта.
tutorial-lesson-score-2 = Захарна кула с връх: 2 точки за карта.
tutorial-lesson-score-3 = Пясъчна кула с връх: 2 точки за карта.
tutorial-lesson-score-4 = Най-високата е твоята основна кула: още 1 точка за карта.
tutorial-lesson-score-5 = Две съборени карти: минус 1 и минус 2.
tutorial-lesson-score-learned = 4 + 6 + 12 + 6 − 3 = 25 точки за победа.

# Какво казва `fivetowers simulate` и какво пише в картинките му. Всяко id започва с името на този файл.
simulate-title = Игри: { $games }, играят { $names }, брой играчи: { $players }
simulate-place = { $place }. поред от първия играч: победи { $share } % ± { $error }
simulate-again = Същото отново
simulate-stage = { $stage }. четвърт

## Таблици
simulate-column-wins = Победи
simulate-column-points = Точки
simulate-column-crowned = Завършени кули
simulate-column-demolitions = Събаряния

## Оси
simulate-axis-points = точки
simulate-axis-seats = дял от играчите
simulate-axis-games = дял от игрите
simulate-axis-place = ред, броен от първия играч
simulate-axis-wins = победи
simulate-axis-value = стойност на картата
simulate-axis-kind = вид
simulate-axis-margin = преднина в точки
simulate-axis-crowned = завършени кули
simulate-axis-rounds = рундове
simulate-axis-round = рунд
simulate-axis-demolitions = събаряния
simulate-axis-stage = четвърт от играта
simulate-axis-part = дял
simulate-axis-rubble = съборени карти преди това
simulate-axis-gain = промяна на шанса за победа

## Картинки
simulate-picture-points = Точки накрая
simulate-note-points = Колко играчи завършват с колко точки.
simulate-picture-seats = Предимство ли е да започваш?
simulate-note-seats = Победи по ред, броено от играча, който започва първия рунд; поделената победа се брои отчасти. Пунктирът е равният дял за всички.
simulate-picture-seat_points = Точки по ред
simulate-note-seat_points = Броено от играча, който започва първия рунд.
simulate-picture-cards = Колко струва всяка карта
simulate-note-cards = С колко точки повече от другите е играч за всяка такава построена карта, ако другите карти са еднакви (регресия по всички играчи).
simulate-picture-card_stages = Колко струва една карта според четвъртта на играта
simulate-note-card_stages = Същото по стойност, за карти, построени в двете половини на първото и второто минаване през тестето.
simulate-picture-card_rounds = Колко струва една карта според рунда
simulate-note-card_rounds = Същото по стойност и рунд. Полетата с твърде голяма грешка са оставени празни.
simulate-picture-crowned = Завършени кули
simulate-note-crowned = Колко кули с връх имат играчите накрая.
simulate-picture-crowned_points = Точки според завършените кули
simulate-note-crowned_points = Средни точки на играчите с толкова кули с връх.
simulate-picture-length = Дължина на играта
simulate-note-length = Изиграни рундове, включително тези, в които никой не строи.
simulate-picture-demolitions = Събаряния
simulate-note-demolitions = Колко карти събаря един играч в една игра; последната колона включва и по-големите числа.
simulate-picture-demolition_points = Кой събаря и как завършва
simulate-note-demolition_points = Преднина пред средното на другите според броя събаряния. Това не е съвет: който строи повече, намира и повече причини да събаря.
simulate-picture-numbers = Колко карти се вземат
simulate-note-numbers = Най-голямото обявено число в рунда според четвъртта на играта.
simulate-picture-five = Кога е правилно да вземеш пет
simulate-note-five = Рундове, в които първият играч може да построи пет карти: колко често това е най-доброто число според най-силния бот.
simulate-picture-five_gain = Какво носи вземането на пет
simulate-note-five_gain = Шансът за победа с число пет минус този с най-доброто друго число, когато могат да се построят пет карти.
simulate-picture-demolition_right = Кога е правилно да събаряш
simulate-note-demolition_right = Строежи, възможни със и без събаряне: колко често най-добрият събаря.
simulate-picture-demolition_gain = Колко струва едно събаряне
simulate-note-demolition_gain = Шансът за победа след най-добрия строеж със събаряне минус този след най-добрия без него, при еднакъв брой карти.

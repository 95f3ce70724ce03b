# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Играй на друго устройство
page-another-device-do = Отвори там тази връзка или насочи камерата към кода. Връзката важи десет минути и само веднъж; после играеш на другото устройство.
page-my-data = Моите данни
page-my-data-about = Сървърът пази този браузър, въведените имена и игрите ти. Нищо друго.
page-export = Изтегли данните ми
page-delete = Изтрий данните ми
page-delete-sure = Имената ти се изтриват навсякъде, а местата ти в започнати игри се освобождават. Игрите остават, но без теб. Това е необратимо.
page-delete-done = Данните ти са изтрити.
page-move-up = Премести { $name } нагоре
page-free-seat-of = Освободи мястото на { $name }
page-pace = Време за ход
page-pace-none = Без ограничение
page-pace-clock = 1 минута
page-pace-days = 2 дни
page-pace-about = Когато времето изтече, бот прави само този ход.
page-title-turn = Твой ред е · 5 Towers
page-me = Аз
page-first-player = Първи играч
page-first-drawn = по жребий
page-away-after = Бот замества отсъстващите
page-away-never = никога
page-stand-in = Кой замества
page-code = Код на масата
page-code-about = Въведи го на началната страница, на кое да е устройство.
page-code-field = Имаш ли код?
page-code-go = Влез
page-away-minutes = { $minutes ->
    [one] след { $minutes } минута
   *[other] след { $minutes } минути
}
page-bot-plays-on = Нека продължи бот
page-bot-plays-for = { $name } в момента не е тук. Засега играе бот.
page-has-left = { $name } вече не е на масата
page-has-left-more = След минута ще играе бот; връщане е възможно по всяко време.
page-gone-short = отсъства
page-bid-kept = Обявяваш { $number }. Запазено е и ще се изпрати, щом връзката се върне.
page-pass-kept = Пасуваш. Запазено е и ще се изпрати, щом връзката се върне.
page-build-kept = Запазено, чака връзката
page-missed = Докато те нямаше
page-missed-bot = (изиграно вместо теб)
page-hours-left = { $hours ->
    [one] Остава { $hours } час
   *[other] Остават { $hours } часа
}
page-deal-check = Провери разбъркването
page-deal-about = Преди да се отвори първата карта, сървърът определи подредбата на всички карти и даде обещание: число, което отговаря само на тази подредба. Твоето устройство току-що го изчисли отново.
page-deal-fair = Разбъркано, както беше обещано.
page-deal-unfair = Не е разбъркано, както беше обещано.
page-deal-kept = Обещанието е същото, което получи, когато седна на масата.
page-deal-late = Дойде след края на играта: сравни обещанието с някого, който е участвал.
page-deal-sealed = Подредбата на картите отговаря на обещанието.
page-deal-dealt = Картите се отваряха в тази подредба.
page-deal-no = Разминаване:
page-deal-promise = Обещание (SHA-256)
page-deal-salt = Сол

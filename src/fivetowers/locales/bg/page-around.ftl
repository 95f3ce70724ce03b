# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Играй на друго устройство
page-another-device-do = Отвори там тази връзка или насочи камерата към кода. Тя важи веднъж, десет минути; после мястото ти е на онова устройство.
page-my-data = Моите данни
page-my-data-about = Сървърът знае този браузър, въведените имена и игрите ти. Нищо друго.
page-export = Запази всичко
page-delete = Изтрий данните ми
page-delete-sure = Имената ти изчезват навсякъде, а с тях и местата ти в започнати игри. Игрите остават, но без теб. Това не може да се върне.
page-delete-done = Данните ти са изтрити.
page-move-up = { $name }: едно място напред
page-free-seat-of = { $name }: освободи това място
page-pace = Време за ход
page-pace-none = Без бързане
page-pace-clock = 1 минута
page-pace-days = 2 дни
page-pace-about = Когато времето изтече, бот прави само този ход.
page-bot-plays-on = Нека бот играе нататък
page-bot-plays-for = { $name } сега не е тук. Засега играе бот.
page-hours-left = { $hours ->
    [one] Остава { $hours } час
   *[other] Остават { $hours } часа
}
page-deal-check = Провери раздаването
page-deal-about = Преди да се отвори първата карта, сървърът определи подредбата на всички карти и показа своето обещание: число, което отговаря само на тази подредба. Твоето устройство сега го изчисли отново.
page-deal-fair = Раздадено, както беше обещано.
page-deal-unfair = Не е раздадено, както беше обещано.
page-deal-kept = Обещанието е същото, което беше показано, когато дойде на масата.
page-deal-late = Дойде след края на играта: сравни обещанието с някого, който е бил там.
page-deal-sealed = Подредбата на картите отговаря на обещанието.
page-deal-dealt = Картите идваха в тази подредба.
page-deal-no = Не е така:
page-deal-promise = Обещание (SHA-256)
page-deal-salt = Сол

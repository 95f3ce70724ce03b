# The tutorial: very few words a screen. A lesson’s goals are numbered as its steps are; "learned" is said at its end.

tutorial-title = Išmok žaisti
tutorial-number = { $number } pamoka iš { $lessons }
tutorial-goals = Atlikta { $done } iš { $goals }
tutorial-next = Toliau
tutorial-look = Apžiūrėti krūvelę
tutorial-how-many = Kiek taškų?
tutorial-so-far = Kol kas: { $points }
tutorial-answer = Taškai: { $points }
tutorial-well-done = Puiku.
tutorial-over = Dabar jau moki žaisti
tutorial-over-more = Pirmą kartą žaisi prieš lengviausią botą.
tutorial-play = Žaisti pirmąjį žaidimą
tutorial-again = Pakartoti pamokas

tutorial-lesson-down = Vis mažesnės vertės
tutorial-lesson-down-1 = Ant 7 padėk mažesnę kortą.
tutorial-lesson-down-2 = Pradėti bokštą gali bet kuri korta. Pradėk du.
tutorial-lesson-down-learned = Kiekviena korta mažesnė už tą, kuri po ja.

tutorial-lesson-special = 8 ir 9
tutorial-lesson-special-1 = Ant 8 galima dėti bet kokią kortą. Padėk kortą ant 8.
tutorial-lesson-special-2 = Kortą 9 galima dėti ant bet kokios kortos, išskyrus 0. Padėk 9.
tutorial-lesson-special-learned = 8: ant jos galima dėti bet ką. 9: ją galima dėti ant bet ko, išskyrus 0.

tutorial-lesson-spire = Bokšto viršūnė
tutorial-lesson-spire-1 = 0 yra bokšto viršūnė. Uždėk ją ant savo bokšto.
tutorial-lesson-spire-2 = Ant viršūnės nieko nededama. Paimk kortą, kuri dar tinka.
tutorial-lesson-spire-learned = Bokštas su viršūne baigtas, ir jo kortos skaičiuojamos dvigubai.

tutorial-lesson-bid = Aukcionas
tutorial-lesson-bid-1 = Kiek kortų nori? Pašauk, kiek daugiausia gali pastatyti.
tutorial-lesson-bid-2 = Daugiau niekas nešaukia. Pastatyk 3 kortas.
tutorial-lesson-bid-3 = Dabar kažkas pašaukė 2. Pašauk daugiau.
tutorial-lesson-bid-learned = Didžiausią skaičių pašaukęs žaidėjas ima tiek kortų. Kiekvienas šaukia vieną kartą.

tutorial-lesson-demolish = Griovimas
tutorial-lesson-demolish-1 = Pašauk 5, ir visos kortos tavo.
tutorial-lesson-demolish-2 = Kortos 7 ant 6 dėti negalima. Nugriauk 6 ir pastatyk visas penkias.
tutorial-lesson-demolish-learned = Prieš statant galima nugriauti vieną viršutinę kortą. Už pirmą netenki 1 taško, už antrą – 2.

tutorial-lesson-blocked = 4 ant 6
tutorial-lesson-blocked-1 = Dabar ant 6 guli 4. Vėl pabandyk 5.
tutorial-lesson-blocked-2 = Ir be 4 ten lieka 6. Pašauk, kiek gali pastatyti.
tutorial-lesson-blocked-learned = Nugriauti galima tik vieną kortą. Todėl 5 pašaukia kitas.

tutorial-lesson-zero = Pašaukti 0
tutorial-lesson-zero-1 = Pradedi tu, bet nė viena korta netinka. Pašauk 0.
tutorial-lesson-zero-2 = Visi kiti praleido ėjimą, todėl vėl pradedi tu. Pašauk skaičių.
tutorial-lesson-zero-learned = Pradedantis žaidėjas negali praleisti ėjimo, bet gali pašaukti 0.

tutorial-lesson-twice = Krūvelė – du kartus
tutorial-lesson-twice-1 = Žaidimo kortų krūvelė tuščia. Pastatyk 2 kortas.
tutorial-lesson-twice-2 = Panaudotos kortos sumaišytos ir pasirodys dar kartą. Pažiūrėk.
tutorial-lesson-twice-learned = Kai krūvelė baigiasi antrą kartą, baigiasi ir žaidimas.

tutorial-lesson-score = Taškai
tutorial-lesson-score-1 = Medžių bokštas be viršūnės: 1 taškas už kortą.
tutorial-lesson-score-2 = Saldainių bokštas su viršūne: 2 taškai už kortą.
tutorial-lesson-score-3 = Smėlio bokštas su viršūne: 2 taškai už kortą.
tutorial-lesson-score-4 = Aukščiausias yra tavo pagrindinis bokštas: dar 1 taškas už kortą.
tutorial-lesson-score-5 = Dvi kortos griovimų krūvelėje: minus 1 ir minus 2.
tutorial-lesson-score-learned = 4 + 6 + 12 + 6 − 3 = 25 taškai.

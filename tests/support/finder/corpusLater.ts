import {
  type AskedSearch,
  accent,
  actor,
  actress,
  age,
  all,
  any,
  available,
  citizen,
  director,
  eyes,
  female,
  hair,
  height,
  kind,
  language,
  man,
  named,
  not,
  place,
  role,
  section,
  skill,
  title,
  woman,
} from './answers.ts';

/** Searches written a second time without looking at the finder, as people in a hurry type them. */
export const CORPUS_LATER: AskedSearch[] = [
  // Spanish
  {
    locale: 'es',
    typed: 'necesito una tia de treinta y pico q sepa montar a cavallo',
    right: all(woman, age(30, 39), skill('horseRiding')),
  },
  {
    locale: 'es',
    typed: 'busco chaval moreno con acento andaluz para un corto',
    right: all(
      man,
      age(13, 25),
      any(hair('brown'), hair('darkBrown'), hair('black')),
      accent('andalusian'),
    ),
    // What the casting is for is no credit that somebody needs.
    unknown: ['corto'],
  },
  {
    locale: 'es',
    typed: 'actrices q hablen ingles bien y no vivan en madrid',
    right: all(actress, language('english', 'mid'), not(place('Madrid'))),
  },
  {
    locale: 'es',
    typed: 'tio alto, mas de 1,85, rubio',
    right: all(man, height(185, 300), hair('blonde')),
  },
  {
    locale: 'es',
    typed: 'alguien que toque el biolin o el chelo',
    right: any(skill('violin'), skill('cello')),
  },
  {
    locale: 'es',
    typed: 'abuelo gallego',
    right: all(man, age(65, 120), accent('galician', 'native')),
  },
  {
    locale: 'es',
    typed: 'actor que haya trabajado con Palmira Salas y hable frances',
    right: all(actor, director('Palmira Salas'), language('french')),
  },
  {
    locale: 'es',
    typed: 'protagonista de La marea baja',
    right: any(named('bruno-castell'), named('ines-quiroga')),
  },
  {
    locale: 'es',
    typed: 'chica pelirroja o rubia que nade',
    right: all(woman, any(hair('red'), hair('blonde')), skill('swimming')),
  },
  {
    locale: 'es',
    typed: 'gente de bilbao o san sebastian',
    right: any(place('Bilbao'), place('San Sebastián')),
  },
  {
    locale: 'es',
    typed: 'actor sin acento, 40 años, con carnet de moto',
    right: all(actor, age(40, 40), skill('motorcycleLicence')),
    unknown: ['acento'],
  },
  {
    locale: 'es',
    typed: 'mujer que no pase de los 30 y que baile flamenco',
    right: all(woman, age(0, 30), skill('flamenco')),
  },
  {
    locale: 'es',
    typed: 'actor bilingüe inglés español',
    right: all(actor, language('english', 'bilingual'), language('spanish', 'bilingual')),
  },
  {
    locale: 'es',
    typed: 'señor calvo con traje',
    right: all(man, age(45, 120), hair('bald')),
    unknown: ['traje'],
  },
  {
    locale: 'es',
    typed: 'latina de unos 25 con ojos oscuros',
    right: all(
      woman,
      age(23, 27),
      any(citizen('CO'), citizen('PE'), citizen('CU'), citizen('BO'), citizen('AR')),
      any(eyes('black'), eyes('darkBrown'), eyes('brown')),
    ),
  },
  { locale: 'es', typed: 'actris que aga esgrima', right: all(actress, skill('fencing')) },
  { locale: 'es', typed: 'niño de 10 años', right: all(man, age(10, 10)) },
  {
    locale: 'es',
    typed: 'dobladora con voz grave',
    right: all(female, skill('dubbing')),
    unknown: ['voz grave'],
  },
  {
    locale: 'es',
    typed: 'actriz libre en enero que no sea de Madrid',
    right: all(actress, available('2027-01-01', '2027-01-31'), not(place('Madrid'))),
  },
  {
    locale: 'es',
    typed: 'directora de cine que hable catalán',
    right: all(female, section('director'), language('catalan')),
  },
  {
    locale: 'es',
    typed: 'disponible antes de febrero',
    right: available('2026-11-24', '2027-01-31'),
  },
  {
    locale: 'es',
    typed: 'actriz libre después del 20 de enero',
    right: all(actress, available('2027-01-21', '2027-01-21')),
  },
  // English
  { locale: 'en', typed: 'free before April', right: available('2026-11-24', '2027-03-31') },
  {
    locale: 'en',
    typed: 'actress available after 10 January',
    right: all(actress, available('2027-01-11', '2027-01-11')),
  },
  {
    locale: 'en',
    typed: 'looking for a guy in his 40s who can box',
    right: all(man, age(40, 49), skill('boxing')),
  },
  {
    locale: 'en',
    typed: "actress 5'6 or taller with red hair",
    right: all(actress, height(168, 300), hair('red')),
  },
  {
    locale: 'en',
    typed: 'anyone based in Barcelona or Girona',
    right: any(place('Barcelona'), place('Girona')),
  },
  {
    locale: 'en',
    typed: 'native french speaker, male',
    right: all(man, language('french', 'native')),
  },
  {
    locale: 'en',
    typed: 'someone who was in Cota 900 and can ski',
    right: all(title('Cota 900'), skill('skiing')),
  },
  {
    locale: 'en',
    typed: 'woman 50+ but not blonde',
    right: all(woman, age(50, 120), not(hair('blonde'))),
  },
  {
    locale: 'en',
    typed: 'black actor who raps',
    right: all(actor, skill('rap')),
    unknown: ['black'],
  },
  {
    locale: 'en',
    typed: 'girl next door type, early 20s, plays guitar',
    right: all(woman, age(20, 23), any(skill('guitar'), skill('flamencoGuitar'))),
    unknown: ['door'],
  },
  {
    locale: 'en',
    typed: 'acress from galicia',
    right: all(actress, any(accent('galician', 'native'), place('A Coruña'))),
  },
  {
    locale: 'en',
    typed: 'actor with a mexican or colombian accent',
    right: all(actor, any(accent('mexican'), accent('colombian'))),
  },
  {
    locale: 'en',
    typed: 'no drivers, actress under 30',
    right: all(actress, age(0, 29), not(skill('carLicence'))),
  },
  { locale: 'en', typed: 'dutch speaking man', right: all(man, language('dutch')) },
  {
    locale: 'en',
    typed: 'male dancer 25 - 35 salsa and bachata',
    right: all(man, age(25, 35), skill('salsa'), skill('bachata')),
  },
  {
    locale: 'en',
    typed: 'voice over woman with british accent',
    right: all(woman, skill('voiceOver'), accent('british')),
  },
  {
    locale: 'en',
    typed: 'the mayor in Nadie en agosto',
    right: all(role('mayor'), title('Nadie en agosto')),
  },
  // Both at once
  {
    locale: 'es',
    typed: 'actriz con british accent y que sepa scuba diving',
    right: all(actress, accent('british'), skill('scubaDiving')),
  },
  {
    locale: 'en',
    typed: 'chica who speaks euskera',
    right: all(woman, age(16, 35), language('basque')),
  },
  {
    locale: 'es',
    typed: 'un tall guy rubio, 6 feet',
    right: all(man, height(180, 185), hair('blonde')),
  },
  {
    locale: 'en',
    typed: 'moreno from Sevilla or Cádiz, ceceo',
    right: all(
      man,
      any(hair('brown'), hair('darkBrown'), hair('black')),
      any(place('Sevilla'), place('Cádiz')),
    ),
    unknown: ['ceceo'],
  },
  {
    locale: 'es',
    typed: 'musical theatre actor que cante opera',
    right: all(actor, skill('musicalTheatre'), skill('opera')),
  },
  // Others of the kinds that failed at first
  { locale: 'es', typed: 'actriz k baile salsa', right: all(actress, skill('salsa')) },
  {
    locale: 'es',
    typed: 'actor que able bien francés',
    right: all(actor, language('french', 'mid')),
  },
  { locale: 'es', typed: 'mujer con voz ronca', right: woman, unknown: ['voz ronca'] },
  { locale: 'en', typed: 'man with a husky voice', right: man, unknown: ['husky voice'] },
  {
    locale: 'en',
    typed: 'actress for a TV series who sings',
    right: all(actress, skill('singing')),
    unknown: ['TV series'],
  },
  {
    locale: 'es',
    typed: 'la fiscal de Sala tercera',
    right: all(role('fiscal'), title('Sala tercera')),
  },
  { locale: 'en', typed: 'man who plays trumpet', right: all(man, skill('trumpet')) },
  { locale: 'es', typed: 'actriz para teatro', right: actress, unknown: ['teatro'] },
  {
    locale: 'es',
    typed: 'actriz, de La marea baja',
    right: all(actress, title('La marea baja')),
  },
  { locale: 'es', typed: 'actriz de La marea baja', right: all(actress, title('La marea baja')) },
  {
    locale: 'en',
    typed: 'two languages: basque and english',
    right: all(language('basque'), language('english')),
    unknown: ['two'],
  },
  {
    locale: 'en',
    typed: 'tall blonde woman fluent in french',
    right: all(woman, height(175, 250), hair('blonde'), language('french', 'high')),
  },
  {
    locale: 'es',
    typed: 'mujer 50+ con acento andaluz y nivel alto de ingles',
    right: all(woman, age(50, 120), accent('andalusian'), language('english', 'high')),
  },
  { locale: 'es', typed: 'actriz veintitantos', right: all(actress, age(20, 29)) },
  {
    locale: 'es',
    typed: 'actor de 30 a 40 que actue en breve',
    right: all(actor, age(30, 40)),
    unknown: ['breve'],
  },
  {
    locale: 'es',
    typed: 'ninguna experiencia, actriz',
    right: actress,
    unknown: ['ninguna experiencia'],
  },
  // Small numbers, signs, and levels after a comma
  { locale: 'es', typed: 'de 8 a 14', right: age(8, 14) },
  { locale: 'es', typed: 'niña 6-13', right: all(woman, age(6, 13)) },
  { locale: 'es', typed: 'niños de 6 a 9 años', right: all(man, age(6, 9)) },
  { locale: 'en', typed: '8-16 year old boy', right: all(man, age(8, 16)) },
  { locale: 'es', typed: 'mujer 2-3 idiomas', right: woman, unknown: ['2', '3'] },
  { locale: 'es', typed: 'hombre <30', right: all(man, age(0, 29)) },
  { locale: 'en', typed: '>60', right: age(60, 120) },
  {
    locale: 'es',
    typed: 'francés o italiano, nivel alto',
    right: any(language('french', 'high'), language('italian', 'high')),
  },
  {
    locale: 'en',
    typed: 'English and French, both fluent',
    right: all(language('english', 'high'), language('french', 'high')),
  },
  { locale: 'en', typed: 'English, fluent', right: language('english', 'high') },
  {
    locale: 'es',
    typed: 'inglés, nativo de catalán',
    right: all(language('english'), language('catalan', 'native')),
  },
  // Who somebody is not
  { locale: 'en', typed: 'non-Spanish', right: not(citizen('ES')) },
  { locale: 'en', typed: 'actor, not Spanish', right: all(actor, not(citizen('ES'))) },
  {
    locale: 'en',
    typed: 'French, not English',
    right: all(language('french'), not(language('english'))),
  },
  // Kinds of film, and other words
  { locale: 'en', typed: 'woman, feature films', right: all(woman, kind('feature')) },
  { locale: 'es', typed: 'largometrajes', right: kind('feature') },
  { locale: 'en', typed: 'available this weekend', right: available('2026-11-28', '2026-11-29') },
  { locale: 'en', typed: 'tween girl', right: all(woman, age(9, 12)) },
];

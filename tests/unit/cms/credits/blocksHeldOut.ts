import type { Block } from './blocks';

/** Pasted credits that were put aside, unread, while the reader was built. */
export const BLOCKS_HELD_OUT: Block[] = [
  {
    source: 'Spanish CV, capitals and en dashes',
    text: `TELEVISIÓN
LA PLAZA – Inspectora Vega – Telecinco – 2022
EL INTERNADO NORTE – Profesora – Amazon Prime – 2021

CINE
SIN RETORNO – Carla – Dir. Mario Casas Ruiz – 2020`,
    rows: [
      'television; year=2022; title=LA PLAZA; role=Inspectora Vega; broadcaster=Telecinco',
      'television; year=2021; title=EL INTERNADO NORTE; role=Profesora; broadcaster=Amazon Prime',
      'cinema; year=2020; title=SIN RETORNO; role=Carla; director=Mario Casas Ruiz',
    ],
  },
  {
    source: 'e-mail in running text lines',
    text: `Buenos días:
Os envío mis trabajos actualizados.

CINE
"Los días rojos" (2024), dirigida por Paula Ferrer. Papel protagonista: Emma.
"Barro" (2022), dirigida por Iker Sanz. Papel secundario: Lola.

Saludos,
Carmen Ríos`,
    rows: [
      'cinema; year=2024; title=Los días rojos; director=Paula Ferrer; role=Emma; billing=lead',
      'cinema; year=2022; title=Barro; director=Iker Sanz; role=Lola; billing=supporting',
    ],
  },
  {
    source: 'year in front, role in parentheses',
    text: `Teatro
2023 El jardín quemado (Laura). Dir.: Nuria Pons. CDN
2021 Bodas de plata (La Novia). Dir.: Pepe Lara. Teatro Romea`,
    rows: [
      'theatre; year=2023; title=El jardín quemado; role=Laura; director=Nuria Pons; venue=CDN',
      'theatre; year=2021; title=Bodas de plata; role=La Novia; director=Pepe Lara; venue=Teatro Romea',
    ],
  },
  {
    source: 'bullets and arrows',
    text: `Series:
► Los vecinos de arriba | Personaje: Toni | Antena 3 | 2023
► La mala suerte | Personaje: Agente Gil | Filmin | 2022`,
    rows: [
      'television; year=2023; title=Los vecinos de arriba; kind=series; role=Toni; broadcaster=Antena 3',
      'television; year=2022; title=La mala suerte; kind=series; role=Agente Gil; broadcaster=Filmin',
    ],
  },
  {
    source: 'short lines, title and year only',
    text: `CINE
Barro, 2022
Los días rojos, 2024
TEATRO
Yerma, 2019`,
    rows: [
      'cinema; year=2022; title=Barro',
      'cinema; year=2024; title=Los días rojos',
      'theatre; year=2019; title=Yerma',
    ],
  },
  {
    source: 'director first cue “Direc.”, company “Prod.”',
    text: `LARGOMETRAJES
"Barro" Direc: Iker Sanz. Prod: Lince Films. 2022
"La cima" Direc: Olga Ramos. Prod: Norte Producciones. 2018`,
    rows: [
      'cinema; year=2022; title=Barro; kind=feature; director=Iker Sanz; company=Lince Films',
      'cinema; year=2018; title=La cima; kind=feature; director=Olga Ramos; company=Norte Producciones',
    ],
  },
  {
    source: 'spreadsheet with an English header',
    text: `Year\tProject\tType\tCharacter\tDirector\tNetwork
2022\tNight Train\tseries\tElla\tTom Cole\tNetflix
2021\tGreyfield\tseries\tJane\tSue Park\tBBC`,
    rows: [
      'television; year=2022; title=Night Train; kind=series; role=Ella; director=Tom Cole; broadcaster=Netflix',
      'television; year=2021; title=Greyfield; kind=series; role=Jane; director=Sue Park; broadcaster=BBC',
    ],
  },
  {
    source: 'tabs, title first, year last',
    text: `TELEVISIÓN
La plaza\tInspectora Vega\tTelecinco\t2022
Los vecinos\tToni\tLa Sexta\t2020`,
    rows: [
      'television; year=2022; title=La plaza; role=Inspectora Vega; broadcaster=Telecinco',
      'television; year=2020; title=Los vecinos; role=Toni; broadcaster=La Sexta',
    ],
  },
  {
    source: 'English, role in quotes after as',
    text: `FEATURE FILMS
Greyfield (2021) as "Jane", dir. Sue Park
Hollow Men (2018) as "Young Mary", dir. Peter Holt`,
    rows: [
      'cinema; year=2021; title=Greyfield; kind=feature; role=Jane; director=Sue Park',
      'cinema; year=2018; title=Hollow Men; kind=feature; role=Young Mary; director=Peter Holt',
    ],
  },
  {
    source: 'British CV, role | production | venue | director',
    text: `Theatre
Viola | Twelfth Night | Bristol Old Vic | Dir: Sally Cookson Hale
Hermia | A Midsummer Night's Dream | Shakespeare's Globe | Dir: Dominic Hart`,
    rows: [
      'theatre; title=Twelfth Night; role=Viola; venue=Bristol Old Vic; director=Sally Cookson Hale',
      "theatre; title=A Midsummer Night's Dream; role=Hermia; venue=Shakespeare's Globe; director=Dominic Hart",
    ],
  },
  {
    source: 'American commercials and voice',
    text: `SHORT FILMS
Paper Boats (Lead), dir. Kim Adler, 2020
VIDEO GAMES
Star Harbor – voice of Commander Lyra (2021)`,
    rows: [
      'cinema; year=2020; title=Paper Boats; kind=short; billing=lead; director=Kim Adler',
      'otherWork; year=2021; title=Star Harbor; kind=videoGame; role=Commander Lyra; billing=voice',
    ],
  },
  {
    source: 'cast with several cues in one sentence',
    text: `Cortometrajes
"Luz" (2023) de Alba Soto, como Nora, protagonista
"Ceniza" (2021) de Dani Mora, como la hermana, reparto`,
    rows: [
      'cinema; year=2023; title=Luz; kind=short; director=Alba Soto; role=Nora; billing=lead',
      'cinema; year=2021; title=Ceniza; kind=short; director=Dani Mora; role=la hermana; billing=featured',
    ],
  },
  {
    source: 'date ranges and “presente”',
    text: `TELEVISIÓN
(2020-2023) Valle oscuro - TVE - Personaje fijo: Rosa
(2024-presente) La Moderna Luz - La 1 - Personaje fijo: Inés`,
    rows: [
      'television; year=2020; title=Valle oscuro; broadcaster=TVE; role=Rosa; billing=regular',
      'television; year=2024; title=La Moderna Luz; broadcaster=La 1; role=Inés; billing=regular',
    ],
  },
  {
    source: 'training with dashes and city',
    text: `FORMACIÓN ACADÉMICA
- Grado en Arte Dramático (ESAD Sevilla), 2014-2018
- Taller de verso con Ana Zamora Gil, 2019
- Técnica Meisner - Estudio Corazza - 2021`,
    rows: [
      'studies; year=2018; title=Grado en Arte Dramático; school=ESAD Sevilla',
      'studies; year=2019; title=Taller de verso; school=Ana Zamora Gil',
      'studies; year=2021; title=Técnica Meisner; school=Estudio Corazza',
    ],
  },
  {
    source: 'advertising with brand and company',
    text: `PUBLICIDAD
Café Amanecer (2023) - Dir. Leo Paz - Productora: Agosto
Seguros Norte (2022) - Dir. Mia Roca - Productora: Garage Films`,
    rows: [
      'otherWork; year=2023; title=Café Amanecer; kind=advertisement; director=Leo Paz; company=Agosto',
      'otherWork; year=2022; title=Seguros Norte; kind=advertisement; director=Mia Roca; company=Garage Films',
    ],
  },
  {
    source: 'labels on one line',
    text: `Obra: El jardín quemado. Personaje: Laura. Director: Nuria Pons. Año: 2023. Teatro: Valle-Inclán
Obra: Yerma. Personaje: Vieja. Director: Pepe Lara. Año: 2019. Teatro: María Guerrero`,
    rows: [
      'theatre; year=2023; title=El jardín quemado; role=Laura; director=Nuria Pons; venue=Valle-Inclán',
      'theatre; year=2019; title=Yerma; role=Vieja; director=Pepe Lara; venue=María Guerrero',
    ],
  },
  {
    source: 'title in a line, facts below with a bullet each',
    text: `LA PLAZA (Serie, Telecinco)
· Personaje: Inspectora Vega
· Dirección: Luis Oliva
· 2022

BARRO (Largometraje)
· Personaje: Lola
· Dirección: Iker Sanz
· 2021`,
    rows: [
      'television; year=2022; title=LA PLAZA; kind=series; broadcaster=Telecinco; role=Inspectora Vega; director=Luis Oliva',
      'cinema; year=2021; title=BARRO; kind=feature; role=Lola; director=Iker Sanz',
    ],
  },
  {
    source: 'season and number of episodes in words',
    text: `TELEVISIÓN
2023 La plaza. Segunda temporada. 5 episodios. Inspectora Vega. Telecinco
2020 Los vecinos. Temporada 3. 1 episodio. Toni. La Sexta`,
    rows: [
      'television; year=2023; title=La plaza; season=2; episodes=5; role=Inspectora Vega; broadcaster=Telecinco',
      'television; year=2020; title=Los vecinos; season=3; episodes=1; role=Toni; broadcaster=La Sexta',
    ],
  },
  {
    source: 'mixed list with a kind as prefix and colon',
    text: `Cine: "Barro" (2022), Iker Sanz
TV: "La plaza" (2022), Telecinco
Teatro: "Yerma" (2019), Pepe Lara
Corto: "Luz" (2023), Alba Soto`,
    rows: [
      'cinema; year=2022; title=Barro; director=Iker Sanz',
      'television; year=2022; title=La plaza; broadcaster=Telecinco',
      'theatre; year=2019; title=Yerma; director=Pepe Lara',
      'cinema; year=2023; title=Luz; kind=short; director=Alba Soto',
    ],
  },
  {
    source: 'several works in one line',
    text: `CINE: Barro (2022), Los días rojos (2024), La cima (2018)
TEATRO: Yerma (2019), Bodas de plata (2021)`,
    rows: [
      'cinema; year=2022; title=Barro',
      'cinema; year=2024; title=Los días rojos',
      'cinema; year=2018; title=La cima',
      'theatre; year=2019; title=Yerma',
      'theatre; year=2021; title=Bodas de plata',
    ],
  },
  {
    source: 'page numbers and headings with ornaments of a PDF',
    text: `— CINE —
2022  Barro  Lola  Iker Sanz
2018  La cima  Montañera  Olga Ramos
Página 1 de 2
— TELEVISIÓN —
2022  La plaza  Inspectora Vega  Telecinco`,
    rows: [
      'cinema; year=2022; title=Barro; role=Lola; director=Iker Sanz',
      'cinema; year=2018; title=La cima; role=Montañera; director=Olga Ramos',
      'television; year=2022; title=La plaza; role=Inspectora Vega; broadcaster=Telecinco',
    ],
  },
  {
    source: 'director and platform joined by a comma',
    text: `SERIES DE TELEVISIÓN
La plaza (2022). Luis Oliva, Netflix. Rol: Inspectora
Valle oscuro (2020). Rita Mena, Movistar+. Rol: Rosa`,
    rows: [
      'television; year=2022; title=La plaza; kind=series; director=Luis Oliva; broadcaster=Netflix; role=Inspectora',
      'television; year=2020; title=Valle oscuro; kind=series; director=Rita Mena; broadcaster=Movistar+; role=Rosa',
    ],
  },
  {
    source: 'musical and company',
    text: `MUSICALES
2022 La bella del muelle – Rosaura – Dir. Carlos Nieto – Teatro Lope de Vega
2020 Bohemios – Ensemble – Dir. Carlos Nieto – Teatro Coliseum`,
    rows: [
      'theatre; year=2022; title=La bella del muelle; kind=musical; role=Rosaura; director=Carlos Nieto; venue=Teatro Lope de Vega',
      'theatre; year=2020; title=Bohemios; kind=musical; role=Ensemble; director=Carlos Nieto; venue=Teatro Coliseum',
    ],
  },
  {
    source: 'documentary and TV film',
    text: `La voz del río (documental, 2021), narradora. Dir. Rosa Pla
El secuestro (tv movie, 2015). Antena 3. Dir. Jon Arregi`,
    rows: [
      'cinema; year=2021; title=La voz del río; kind=documentary; role=narradora; director=Rosa Pla',
      'television; year=2015; title=El secuestro; kind=tvFilm; broadcaster=Antena 3; director=Jon Arregi',
    ],
  },
  {
    source: 'English credits with upcoming works',
    text: `TELEVISION
Night Train (post-production) – Ella – Netflix – dir. Tom Cole
Greyfield (2021) – Jane – BBC Two – dir. Sue Park`,
    rows: [
      'television; title=Night Train; role=Ella; broadcaster=Netflix; director=Tom Cole; status=inProduction',
      'television; year=2021; title=Greyfield; role=Jane; broadcaster=BBC Two; director=Sue Park',
    ],
  },
  {
    source: 'English awards and training',
    text: `AWARDS
2022 Best Actress, Leeds Film Festival (Paper Boats)
TRAINING
2016–2019 RADA, BA Acting`,
    rows: [
      'awards; year=2022; award=Best Actress, Leeds Film Festival; work=Paper Boats; result=won',
      'studies; year=2019; title=BA Acting; school=RADA',
    ],
  },
  {
    source: 'a screenwriter',
    text: `GUION
2023 "Los días rojos" (largometraje). Dir. Paula Ferrer. Lince Films
2021 "La plaza" (serie). Telecinco`,
    rows: [
      'cinema; year=2023; title=Los días rojos; kind=feature; role=Guion; director=Paula Ferrer; company=Lince Films',
      'television; year=2021; title=La plaza; kind=series; role=Guion; broadcaster=Telecinco',
    ],
  },
  {
    source: 'non-breaking spaces and typographic quotes',
    text: `TELEVISIÓN
2022\u00a0\u2013\u00a0\u201cLa plaza\u201d\u00a0\u2013\u00a0Inspectora Vega (episódico)\u00a0\u2013\u00a0Telecinco
2020\u00a0\u2013\u00a0\u201cLos vecinos\u201d\u00a0\u2013\u00a0Toni (fijo)\u00a0\u2013\u00a0La Sexta`,
    rows: [
      'television; year=2022; title=La plaza; role=Inspectora Vega; billing=episodic; broadcaster=Telecinco',
      'television; year=2020; title=Los vecinos; role=Toni; billing=regular; broadcaster=La Sexta',
    ],
  },
  {
    source: 'director in parentheses with a cue',
    text: `CINE
Barro (dir. Iker Sanz, 2022) – Lola
Los días rojos (dir. Paula Ferrer, 2024) – Emma`,
    rows: [
      'cinema; year=2022; title=Barro; director=Iker Sanz; role=Lola',
      'cinema; year=2024; title=Los días rojos; director=Paula Ferrer; role=Emma',
    ],
  },
  {
    source: 'title with a comma and with a hyphen',
    text: `CINE
"Hola, tristeza" (2022). Dir. Iker Sanz
"Spider-mujer" (2020). Dir. Olga Ramos`,
    rows: [
      'cinema; year=2022; title=Hola, tristeza; director=Iker Sanz',
      'cinema; year=2020; title=Spider-mujer; director=Olga Ramos',
    ],
  },
  {
    source: 'title that is a number, two directors',
    text: `CINE
2023 "1898". Dir. Ana Gil y Pedro Sol
2021 "Doce". Dir. Eva Lis & Tom Cole`,
    rows: [
      'cinema; year=2023; title=1898; director=Ana Gil y Pedro Sol',
      'cinema; year=2021; title=Doce; director=Eva Lis & Tom Cole',
    ],
  },
  {
    source: 'phone message, few marks',
    text: `peli: Barro, con Iker Sanz, 2022, hago de Lola
serie: La plaza, Telecinco, 2022, hago de Inspectora Vega
corto: Luz, con Alba Soto, 2023, prota`,
    rows: [
      'cinema; year=2022; title=Barro; kind=feature; director=Iker Sanz; role=Lola',
      'television; year=2022; title=La plaza; kind=series; broadcaster=Telecinco; role=Inspectora Vega',
      'cinema; year=2023; title=Luz; kind=short; director=Alba Soto; billing=lead',
    ],
  },
];

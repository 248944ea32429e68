/** A pasted text, and the rows that an editor expects of it, each as `list; field=value; …`. */
export interface Block {
  source: string;
  text: string;
  rows: string[];
}

/** Pasted credits of different origins and styles, which the reader was built with. */
export const BLOCKS: Block[] = [
  {
    source: 'Spanish CV with headings and “Dir.”',
    text: `CINE
2023 "La marea baja". Dir. Joan Vidal
2021 "Once inviernos". Dir. Elena Prats

TELEVISIÓN
2022 "Puerto frío". Netflix
2020 "Guardia de noche". TVE

TEATRO
2019 "Las horas de arena". Dir. Andrés Ruiz. Teatro Español`,
    rows: [
      'cinema; year=2023; title=La marea baja; director=Joan Vidal',
      'cinema; year=2021; title=Once inviernos; director=Elena Prats',
      'television; year=2022; title=Puerto frío; broadcaster=Netflix',
      'television; year=2020; title=Guardia de noche; broadcaster=TVE',
      'theatre; year=2019; title=Las horas de arena; director=Andrés Ruiz; venue=Teatro Español',
    ],
  },
  {
    source: 'dashes between the parts, role second',
    text: `Cine:
- Salmuera (2023) - Inés - Dirigida por Joan Vidal
- La grúa (2022) - Operaria - Dirigida por Andrés Ruiz
Televisión:
- Cuatro esquinas (2021-2022) - Nagore - Antena 3`,
    rows: [
      'cinema; year=2023; title=Salmuera; role=Inés; director=Joan Vidal',
      'cinema; year=2022; title=La grúa; role=Operaria; director=Andrés Ruiz',
      'television; year=2021; title=Cuatro esquinas; role=Nagore; broadcaster=Antena 3',
    ],
  },
  {
    source: 'an e-mail with a greeting and a signature',
    text: `Hola Marta,

Te paso lo último que he hecho:

- "Veranillo", serie para Movistar Plus+, personaje episódico (2024)
- "El horno", cortometraje de Silvia Monreal, protagonista (2023)

Un abrazo,
Lucía
Tel. 600 123 456`,
    rows: [
      'television; year=2024; title=Veranillo; kind=series; broadcaster=Movistar Plus+; billing=episodic',
      'cinema; year=2023; title=El horno; kind=short; director=Silvia Monreal; billing=lead',
    ],
  },
  {
    source: 'tabs without a header',
    text: `2021\tLa marea\tAndrés\tAna Ruiz
2019\tEl faro\tLuis\tJoan Vidal`,
    rows: [
      'cinema; year=2021; title=La marea; role=Andrés; director=Ana Ruiz',
      'cinema; year=2019; title=El faro; role=Luis; director=Joan Vidal',
    ],
  },
  {
    source: 'a spreadsheet with a Spanish header',
    text: `Año\tTítulo\tTipo\tPersonaje\tDirector/a\tCadena\tTemp.\tCapítulos
2021\tLa marea\tserie\tAndrés\tAna Ruiz\tCanal 4\t2\t8
2020-2021\tEl faro\tserie\tLuis\tJoan Vidal\tTVE\t1\t3`,
    rows: [
      'television; year=2021; title=La marea; kind=series; role=Andrés; director=Ana Ruiz; broadcaster=Canal 4; season=2; episodes=8',
      'television; year=2020; title=El faro; kind=series; role=Luis; director=Joan Vidal; broadcaster=TVE; season=1; episodes=3',
    ],
  },
  {
    source: 'English résumé in columns',
    text: `FILM
The Low Tide          Lead          dir. John Harris
Eleven Winters        Supporting    dir. Mary Kent

TELEVISION
Cold Harbour          Guest Star    BBC One / dir. Paul Reed`,
    rows: [
      'cinema; title=The Low Tide; billing=lead; director=John Harris',
      'cinema; title=Eleven Winters; billing=supporting; director=Mary Kent',
      'television; title=Cold Harbour; billing=guest; broadcaster=BBC One; director=Paul Reed',
    ],
  },
  {
    source: 'Spotlight, separated by commas',
    text: `2023, Television, DI Jones, COLD HARBOUR, BBC, Thea Marsh
2022, Feature Film, Sarah, THE LOW TIDE, Northern Films, John Harris
2021, Stage, Masha, THREE WINTERS, Almeida Theatre, Rupert Lane`,
    rows: [
      'television; year=2023; title=COLD HARBOUR; role=DI Jones; broadcaster=BBC; director=Thea Marsh',
      'cinema; year=2022; title=THE LOW TIDE; kind=feature; role=Sarah; company=Northern Films; director=John Harris',
      'theatre; year=2021; title=THREE WINTERS; role=Masha; venue=Almeida Theatre; director=Rupert Lane',
    ],
  },
  {
    source: '“como” and billing in parentheses',
    text: `Largometrajes
• Tinta simpática, como Bibiana (secundario). Silvia Monreal, 2020
• Nueve escalones, como Vecina (reparto). Joan Vidal, 2021`,
    rows: [
      'cinema; year=2020; title=Tinta simpática; kind=feature; role=Bibiana; billing=supporting; director=Silvia Monreal',
      'cinema; year=2021; title=Nueve escalones; kind=feature; role=Vecina; billing=featured; director=Joan Vidal',
    ],
  },
  {
    source: 'labels on lines of their own',
    text: `Título: La orilla norte
Año: 2026
Personaje: Ainhoa
Director: Elena Prats
Productora: Meseta Films

Título: Once inviernos
Año: 2024
Personaje: Clara
Director: Gonzalo Tejada`,
    rows: [
      'cinema; year=2026; title=La orilla norte; role=Ainhoa; director=Elena Prats; company=Meseta Films',
      'cinema; year=2024; title=Once inviernos; role=Clara; director=Gonzalo Tejada',
    ],
  },
  {
    source: 'title with details on the next line',
    text: `TEATRO

Las horas de arena (2022)
Dirección: Andrés Ruiz
Teatro del Surco

Tres hermanas (2019)
Dirección: Marta Gil
Sala Cuarta Pared`,
    rows: [
      'theatre; year=2022; title=Las horas de arena; director=Andrés Ruiz; venue=Teatro del Surco',
      'theatre; year=2019; title=Tres hermanas; director=Marta Gil; venue=Sala Cuarta Pared',
    ],
  },
  {
    source: 'years as headings',
    text: `TELEVISIÓN
2024
La casa de enfrente (Antena 3)
Días de lluvia (Telecinco)
2023
El comisario nuevo (TVE)`,
    rows: [
      'television; year=2024; title=La casa de enfrente; broadcaster=Antena 3',
      'television; year=2024; title=Días de lluvia; broadcaster=Telecinco',
      'television; year=2023; title=El comisario nuevo; broadcaster=TVE',
    ],
  },
  {
    source: 'one heading with its works in one line each, colon after the year',
    text: `PUBLICIDAD
2023: Cerveza Alborada. Dir. Pablo Mir
2022: Banco Cantábrico
CORTOMETRAJES
2021: "El horno", de Andrés Ruiz`,
    rows: [
      'otherWork; year=2023; title=Cerveza Alborada; kind=advertisement; director=Pablo Mir',
      'otherWork; year=2022; title=Banco Cantábrico; kind=advertisement',
      'cinema; year=2021; title=El horno; kind=short; director=Andrés Ruiz',
    ],
  },
  {
    source: 'training',
    text: `FORMACIÓN
2015-2019 Arte Dramático. RESAD
2020 Curso de interpretación ante la cámara, con Elena Prats
2021 - Canto - Escuela Plató 9`,
    rows: [
      'studies; year=2019; title=Arte Dramático; school=RESAD',
      'studies; year=2020; title=Curso de interpretación ante la cámara; school=Elena Prats',
      'studies; year=2021; title=Canto; school=Escuela Plató 9',
    ],
  },
  {
    source: 'seasons and episodes',
    text: `SERIES
"Puerto frío" (T2, 8 capítulos). Papel: Sargento Ibarra. Fijo. Vereda Play, 2026
"Guardia de noche" (1ª temporada, 3 eps.). Papel: Doctora Luna. Episódico. Prime Video, 2025`,
    rows: [
      'television; year=2026; title=Puerto frío; kind=series; season=2; episodes=8; role=Sargento Ibarra; billing=regular; broadcaster=Vereda Play',
      'television; year=2025; title=Guardia de noche; kind=series; season=1; episodes=3; role=Doctora Luna; billing=episodic; broadcaster=Prime Video',
    ],
  },
  {
    source: 'capitals, pipes',
    text: `LA MAREA BAJA | Protagonista | Joan Vidal | 2023
ONCE INVIERNOS | Secundario | Elena Prats | 2021`,
    rows: [
      'cinema; year=2023; title=LA MAREA BAJA; billing=lead; director=Joan Vidal',
      'cinema; year=2021; title=ONCE INVIERNOS; billing=supporting; director=Elena Prats',
    ],
  },
  {
    source: 'English e-mail, “as” and “directed by”',
    text: `Hi,

Here are my latest credits:

The Low Tide (2023), feature film directed by John Harris, as Sarah
Cold Harbour (2022, ITV), as DI Jones, recurring

Best,
Anna`,
    rows: [
      'cinema; year=2023; title=The Low Tide; kind=feature; director=John Harris; role=Sarah',
      'television; year=2022; title=Cold Harbour; broadcaster=ITV; role=DI Jones; billing=episodic',
    ],
  },
  {
    source: 'English theatre',
    text: `THEATRE
Masha – Three Sisters – dir. Rupert Lane – Old Vic (2019)
Nina – The Seagull – dir. Anna Bell – Royal Court (2018)`,
    rows: [
      'theatre; year=2019; title=Three Sisters; role=Masha; director=Rupert Lane; venue=Old Vic',
      'theatre; year=2018; title=The Seagull; role=Nina; director=Anna Bell; venue=Royal Court',
    ],
  },
  {
    source: 'English training',
    text: `TRAINING
2014-2017 BA Acting, Royal Central School
2019 Meisner Technique, with Scott Lowe`,
    rows: [
      'studies; year=2017; title=BA Acting; school=Royal Central School',
      'studies; year=2019; title=Meisner Technique; school=Scott Lowe',
    ],
  },
  {
    source: 'no headings, kinds in brackets',
    text: `La marea baja [largometraje] (2023) Dir: Joan Vidal
Puerto frío [serie TV] (2022) HBO Max
El horno [corto] (2021) Dir: Andrés Ruiz
Hamlet [teatro] (2020) Teatros del Canal`,
    rows: [
      'cinema; year=2023; title=La marea baja; kind=feature; director=Joan Vidal',
      'television; year=2022; title=Puerto frío; kind=series; broadcaster=HBO Max',
      'cinema; year=2021; title=El horno; kind=short; director=Andrés Ruiz',
      'theatre; year=2020; title=Hamlet; venue=Teatros del Canal',
    ],
  },
  {
    source: 'status of the work',
    text: `CINE
La orilla norte (en postproducción). Dir. Elena Prats
Salmuera (en rodaje), Joan Vidal
El último puente (pendiente de estreno). Dir. Ana Ruiz, 2026`,
    rows: [
      'cinema; title=La orilla norte; director=Elena Prats; status=inProduction',
      'cinema; title=Salmuera; director=Joan Vidal; status=inProduction',
      'cinema; year=2026; title=El último puente; director=Ana Ruiz; status=announced',
    ],
  },
  {
    source: 'quoted e-mail, asterisks',
    text: `> TELEVISIÓN
> * "Amanecer" (2018) TV3, protagonista
> * "La redacción" (2017) Canal Sur, papel episódico
> DOBLAJE
> * "Nébula" (2016), voz de Kira`,
    rows: [
      'television; year=2018; title=Amanecer; broadcaster=TV3; billing=lead',
      'television; year=2017; title=La redacción; broadcaster=Canal Sur; billing=episodic',
      'otherWork; year=2016; title=Nébula; kind=dubbing; role=Kira; billing=voice',
    ],
  },
  {
    source: 'year at the end, semicolons',
    text: `CINE
Salmuera; Inés; Joan Vidal; Meseta Producciones; 2023
La grúa; Operaria; Andrés Ruiz; Plató Films; 2022`,
    rows: [
      'cinema; year=2023; title=Salmuera; role=Inés; director=Joan Vidal; company=Meseta Producciones',
      'cinema; year=2022; title=La grúa; role=Operaria; director=Andrés Ruiz; company=Plató Films',
    ],
  },
  {
    source: 'lines cut by a PDF',
    text: `TEATRO
2022 – Las horas de arena, de Anton Rey. Dirección de
Andrés Ruiz. Centro Dramático Nacional.
2018 – La casa vacía. Dirección de Marta Gil.
Teatro de La Abadía.`,
    rows: [
      'theatre; year=2022; title=Las horas de arena; director=Andrés Ruiz; venue=Centro Dramático Nacional',
      'theatre; year=2018; title=La casa vacía; director=Marta Gil; venue=Teatro de La Abadía',
    ],
  },
  {
    source: 'prefix with the kind',
    text: `Película "La marea baja" de Joan Vidal (2023)
Serie "Puerto frío" (Netflix, 2022)
Obra de teatro "Hamlet" dirigida por Andrés Ruiz (2020)
Spot "Banco Cantábrico" (2019)`,
    rows: [
      'cinema; year=2023; title=La marea baja; kind=feature; director=Joan Vidal',
      'television; year=2022; title=Puerto frío; kind=series; broadcaster=Netflix',
      'theatre; year=2020; title=Hamlet; kind=play; director=Andrés Ruiz',
      'otherWork; year=2019; title=Banco Cantábrico; kind=advertisement',
    ],
  },
  {
    source: 'angular quotes and slashes',
    text: `TV
«Cuatro esquinas» / Nagore / Atresplayer / 2023
«Veranillo» / Camarera / Disney+ / 2021`,
    rows: [
      'television; year=2023; title=Cuatro esquinas; role=Nagore; broadcaster=Atresplayer',
      'television; year=2021; title=Veranillo; role=Camarera; broadcaster=Disney+',
    ],
  },
  {
    source: 'other sections of a CV are left out',
    text: `LUCÍA MARTÍN
lucia@correo.example
Altura: 1,70 m

IDIOMAS
Inglés (alto)
Francés (medio)

CINE
Salmuera (2023). Dir. Joan Vidal

HABILIDADES
Esgrima, canto`,
    rows: ['cinema; year=2023; title=Salmuera; director=Joan Vidal'],
  },
  {
    source: 'awards',
    text: `PREMIOS
2023 Premio a mejor actriz. Festival de Alcalá (por "El horno")
2021 Nominada a mejor actriz revelación, por "Salmuera"`,
    rows: [
      'awards; year=2023; award=Premio a mejor actriz. Festival de Alcalá; work=El horno; result=won',
      'awards; year=2021; award=Mejor actriz revelación; work=Salmuera; result=nominated',
    ],
  },
  {
    source: 'numbered list with months',
    text: `1. "La marea baja" (marzo 2023) - Rol: Ana - Dir: Joan Vidal
2. "Once inviernos" (enero 2021) - Rol: Clara - Dir: Elena Prats`,
    rows: [
      'cinema; year=2023; title=La marea baja; role=Ana; director=Joan Vidal',
      'cinema; year=2021; title=Once inviernos; role=Clara; director=Elena Prats',
    ],
  },
  {
    source: 'current work, open range',
    text: `TELEVISIÓN
2024 - actualidad: La promesa vieja (TVE). Personaje: Pía
2019-20: Servir y volver (La 1). Personaje: Marta`,
    rows: [
      'television; year=2024; title=La promesa vieja; broadcaster=TVE; role=Pía',
      'television; year=2019; title=Servir y volver; broadcaster=La 1; role=Marta',
    ],
  },
  {
    source: 'American résumé, three columns by tabs',
    text: `TELEVISION
Cold Harbour\tRecurring\tNBC
Night Watch\tCo-Star\tHulu / Dir. Ana Lee

COMMERCIALS
Conflicts available upon request`,
    rows: [
      'television; title=Cold Harbour; billing=episodic; broadcaster=NBC',
      'television; title=Night Watch; billing=featured; broadcaster=Hulu; director=Ana Lee',
    ],
  },
  {
    source: 'title, role after a colon, director in parentheses',
    text: `CINE
La marea baja (Joan Vidal, 2023): Ana
Once inviernos (Elena Prats, 2021): Clara`,
    rows: [
      'cinema; year=2023; title=La marea baja; director=Joan Vidal; role=Ana',
      'cinema; year=2021; title=Once inviernos; director=Elena Prats; role=Clara',
    ],
  },
  {
    source: 'Catalan venue and initials in the name of a director',
    text: `TEATRE
2023 Terra baixa. Dir. J. A. Soler. Teatre Lliure
CINEMA
2022 El pou. Dir. J.A. Soler`,
    rows: [
      'theatre; year=2023; title=Terra baixa; director=J. A. Soler; venue=Teatre Lliure',
      'cinema; year=2022; title=El pou; director=J.A. Soler',
    ],
  },
  {
    source: 'sentences of an e-mail that lead to titles in quotes',
    text: `Acabo de terminar "Al rodaje" (2025), un largo de Nuria Pla, donde hago de Clara.
Al rodaje de "Salmuera" con Joan Vidal
También estuve en la serie "Los de abajo" para Netflix, temporada 2, personaje episódico (Policía 2).
Y en teatro, "Yerma" en el Teatro Español, dirigida por Elena Prats.
Rodrigo en "El horno" (2019)
Una serie de catastróficas desdichas (2004)`,
    rows: [
      'cinema; year=2025; title=Al rodaje; role=Clara; director=Nuria Pla; kind=feature',
      'cinema; title=Salmuera; director=Joan Vidal',
      'television; title=Los de abajo; kind=series; broadcaster=Netflix; season=2; billing=episodic; role=Policía 2',
      'theatre; title=Yerma; director=Elena Prats; venue=Teatro Español',
      'cinema; year=2019; title=El horno; role=Rodrigo',
      'cinema; year=2004; title=Una serie de catastróficas desdichas',
    ],
  },
];

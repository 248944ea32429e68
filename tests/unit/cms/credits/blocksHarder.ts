import type { Block } from './blocks';

/** Pasted credits that the first version of the reader did not see; many were misread by it. */
export const BLOCKS_HARDER: Block[] = [
  {
    source: 'a British table: role, title, company, director',
    text: `THEATRE
Nora\tA Doll's House\tComplicité\tSimon Stone`,
    rows: ["theatre; role=Nora; title=A Doll's House; venue=Complicité; director=Simon Stone"],
  },
  {
    source: 'headers below a section that several lists have',
    text: `THEATRE
Role\tTitle\tCompany\tDirector
Nora\tA Doll's House\tComplicité\tSimon Stone`,
    rows: ["theatre; role=Nora; title=A Doll's House; venue=Complicité; director=Simon Stone"],
  },
  {
    source: 'a title that is also a kind of work',
    text: `CINE
Voces (2019). Dir. Ana Ruiz`,
    rows: ['cinema; title=Voces; year=2019; director=Ana Ruiz'],
  },
  {
    source: 'details on a line of their own, after a cell that another list has',
    text: `Cortometraje "La marea" (2019). 3 episodios
Papel: Inés`,
    rows: ['cinema; kind=short; title=La marea; year=2019; role=Inés'],
  },
  {
    source: '“Como” after a full stop, and a title that starts with it',
    text: `CINE
2026 «La orilla norte». Dir. Elena Prats. Como Ainhoa (protagonista)
2019 Como agua de mayo. Dir. Joan Vidal. Como Inés. Meseta Films`,
    rows: [
      'cinema; year=2026; title=La orilla norte; director=Elena Prats; role=Ainhoa; billing=lead',
      'cinema; year=2019; title=Como agua de mayo; director=Joan Vidal; role=Inés; company=Meseta Films',
    ],
  },
  {
    source: 'several directors, capitals',
    text: `CINE
2023  EL CORREO NORTE   Dir: Daniel Pardo
2022  LA COMPETENCIA    Dirs: Gastón Duarte y Mariano Cano`,
    rows: [
      'cinema; year=2023; title=EL CORREO NORTE; director=Daniel Pardo',
      'cinema; year=2022; title=LA COMPETENCIA; director=Gastón Duarte y Mariano Cano',
    ],
  },
  {
    source: 'full stops and a season in brackets',
    text: `2022. LA UNIDAD NORTE (T3). Movistar +. Dir. Dani de la Sierra. Vaca Films. Personaje: Najat.
2021. HIERRO VIEJO (T2). Movistar +. Dir. Jorge Cora. Personaje: Reyes.`,
    rows: [
      'television; year=2022; title=LA UNIDAD NORTE; season=3; broadcaster=Movistar +; director=Dani de la Sierra; company=Vaca Films; role=Najat',
      'television; year=2021; title=HIERRO VIEJO; season=2; broadcaster=Movistar +; director=Jorge Cora; role=Reyes',
    ],
  },
  {
    source: 'copied from a film database, a fact a line',
    text: `La marea
TV Series
Ana
2021–2022
4 episodes

El faro
Short
Luisa
2020`,
    rows: [
      'television; year=2021; title=La marea; kind=series; role=Ana; episodes=4',
      'cinema; year=2020; title=El faro; kind=short; role=Luisa',
    ],
  },
  {
    source: 'prose with several titles',
    text: `TELEVISIÓN
Ha trabajado en "Veranillo" (2019), "La plaza" (2020) y "Puerto frío" (2021).`,
    rows: [
      'television; year=2019; title=Veranillo',
      'television; year=2020; title=La plaza',
      'television; year=2021; title=Puerto frío',
    ],
  },
  {
    source: 'billing, then the kind, then the title',
    text: `- 2021: Actriz de reparto en la serie "Servir y volver" (TVE).
- 2020: Protagonista en el cortometraje "El horno", dirigido por Andrés Ruiz.`,
    rows: [
      'television; year=2021; title=Servir y volver; kind=series; billing=featured; broadcaster=TVE',
      'cinema; year=2020; title=El horno; kind=short; billing=lead; director=Andrés Ruiz',
    ],
  },
  {
    source: 'Markdown',
    text: `### Cine
- **La marea baja** (2023) – *Ana* – dir. Joan Vidal
- **Salmuera** (2022) – *Inés* – dir. Joan Vidal

### Televisión
- **La plaza** (2021) – *Vega* – Telecinco`,
    rows: [
      'cinema; year=2023; title=La marea baja; role=Ana; director=Joan Vidal',
      'cinema; year=2022; title=Salmuera; role=Inés; director=Joan Vidal',
      'television; year=2021; title=La plaza; role=Vega; broadcaster=Telecinco',
    ],
  },
  {
    source: 'headings with pictures, “En”',
    text: `🎬 EN CINE:
La marea baja (2023), de Joan Vidal
📺 EN TELEVISIÓN:
La plaza (2021), Telecinco
🎭 EN TEATRO:
Yerma (2019), de Pepe Lara`,
    rows: [
      'cinema; year=2023; title=La marea baja; director=Joan Vidal',
      'television; year=2021; title=La plaza; broadcaster=Telecinco',
      'theatre; year=2019; title=Yerma; director=Pepe Lara',
    ],
  },
  {
    source: 'a table of a PDF with a header in spaces',
    text: `CINE
AÑO    TÍTULO           DIRECCIÓN        PERSONAJE
2023   La marea baja    Joan Vidal       Ana
2021   Once inviernos   Elena Prats      Clara Soto`,
    rows: [
      'cinema; year=2023; title=La marea baja; director=Joan Vidal; role=Ana',
      'cinema; year=2021; title=Once inviernos; director=Elena Prats; role=Clara Soto',
    ],
  },
  {
    source: 'leaders',
    text: `CINE
La marea baja ............ Joan Vidal ............ 2023
Once inviernos ........... Elena Prats ........... 2021`,
    rows: [
      'cinema; year=2023; title=La marea baja; director=Joan Vidal',
      'cinema; year=2021; title=Once inviernos; director=Elena Prats',
    ],
  },
  {
    source: 'capitals with the role in quotes',
    text: `TV
LA PLAZA, "Inspectora Vega", Telecinco, 2022
LOS VECINOS, "Toni", La Sexta, 2020`,
    rows: [
      'television; year=2022; title=LA PLAZA; role=Inspectora Vega; broadcaster=Telecinco',
      'television; year=2020; title=LOS VECINOS; role=Toni; broadcaster=La Sexta',
    ],
  },
  {
    source: 'kind as a column',
    text: `2023 | Cine | La marea | Dir. Joan Vidal | Papel: Ana (protagonista)
2022 | TV | La plaza | Telecinco | Papel: Vega (episódico)
2021 | Teatro | Yerma | Dir. Pepe Lara | Papel: Vieja`,
    rows: [
      'cinema; year=2023; title=La marea; director=Joan Vidal; role=Ana; billing=lead',
      'television; year=2022; title=La plaza; broadcaster=Telecinco; role=Vega; billing=episodic',
      'theatre; year=2021; title=Yerma; director=Pepe Lara; role=Vieja',
    ],
  },
  {
    source: 'no headings, title and director and year',
    text: `La marea baja, Joan Vidal, 2023
Once inviernos, Elena Prats, 2021`,
    rows: [
      'cinema; year=2023; title=La marea baja; director=Joan Vidal',
      'cinema; year=2021; title=Once inviernos; director=Elena Prats',
    ],
  },
  {
    source: 'labels with slashes',
    text: `Title: Night Train / Role: Ella / Director: Tom Cole / Netflix / 2022
Title: Greyfield / Role: Jane / Director: Sue Park / BBC / 2021`,
    rows: [
      'television; year=2022; title=Night Train; role=Ella; director=Tom Cole; broadcaster=Netflix',
      'television; year=2021; title=Greyfield; role=Jane; director=Sue Park; broadcaster=BBC',
    ],
  },
  {
    source: 'title, director and year in lines of their own',
    text: `CINE

"La marea"
Dir. Joan Vidal
2023

"El faro"
Dir. Ana Ruiz
2021`,
    rows: [
      'cinema; year=2023; title=La marea; director=Joan Vidal',
      'cinema; year=2021; title=El faro; director=Ana Ruiz',
    ],
  },
  {
    source: 'billing with the number of episodes in brackets',
    text: `SERIES
La plaza (Telecinco) - Vega (personaje episódico, 3 capítulos) - 2022
Veranillo (TVE) - Rosa (personaje fijo, 2 temporadas) - 2020`,
    rows: [
      'television; year=2022; title=La plaza; kind=series; broadcaster=Telecinco; role=Vega; billing=episodic; episodes=3',
      'television; year=2020; title=Veranillo; kind=series; broadcaster=TVE; role=Rosa; billing=regular',
    ],
  },
  {
    source: 'English, series with a season',
    text: `TV
COLD HARBOUR - Season 5 - Netflix - Nurse - 2022
NIGHT WATCH - Season 1, 6 eps - ITV - PC Lowe - 2020`,
    rows: [
      'television; year=2022; title=COLD HARBOUR; season=5; broadcaster=Netflix; role=Nurse',
      'television; year=2020; title=NIGHT WATCH; season=1; episodes=6; broadcaster=ITV; role=PC Lowe',
    ],
  },
  {
    source: 'heading with a comment, and Basque',
    text: `TELEVISIÓN (selección)
Goenkale berria, ETB1, Maite, 2019-2021
CINE (largometrajes)
Urak, Aitor Lasa, Ane, 2018`,
    rows: [
      'television; year=2019; title=Goenkale berria; broadcaster=ETB1; role=Maite',
      'cinema; year=2018; title=Urak; kind=feature; director=Aitor Lasa; role=Ane',
    ],
  },
  {
    source: 'theatre with author and company',
    text: `TEATRO
• "La casa vacía" de Federico Lara. Dir. Marta Gil. Cía. La Joven. 2023
• "Otelo" de Shakespeare. Dir. Eva Lis. Compañía Nacional de Teatro Clásico. 2021`,
    rows: [
      'theatre; year=2023; title=La casa vacía; director=Marta Gil; venue=Cía. La Joven',
      'theatre; year=2021; title=Otelo; director=Eva Lis; venue=Compañía Nacional de Teatro Clásico',
    ],
  },
  {
    source: 'year between brackets in front',
    text: `Cine
[2023] La marea baja. Joan Vidal. Protagonista.
[2021] Once inviernos. Elena Prats. Secundario.`,
    rows: [
      'cinema; year=2023; title=La marea baja; director=Joan Vidal; billing=lead',
      'cinema; year=2021; title=Once inviernos; director=Elena Prats; billing=supporting',
    ],
  },
  {
    source: 'mixed section, kind after the title',
    text: `CINE Y TELEVISIÓN
La marea baja (película). Joan Vidal. 2023
La plaza (serie). Telecinco. 2022
El horno (cortometraje). Andrés Ruiz. 2021`,
    rows: [
      'cinema; year=2023; title=La marea baja; kind=feature; director=Joan Vidal',
      'television; year=2022; title=La plaza; kind=series; broadcaster=Telecinco',
      'cinema; year=2021; title=El horno; kind=short; director=Andrés Ruiz',
    ],
  },
  {
    source: 'training without years, and a degree',
    text: `ESTUDIOS
Licenciada en Arte Dramático por la RESAD (2010-2014)
Entrenamiento actoral, Laboratorio Layton
Seminario de cámara impartido por Luis Oliva`,
    rows: [
      'studies; year=2014; title=Licenciada en Arte Dramático; school=RESAD',
      'studies; title=Entrenamiento actoral; school=Laboratorio Layton',
      'studies; title=Seminario de cámara; school=Luis Oliva',
    ],
  },
  {
    source: 'English résumé with three aligned columns and no “dir.”',
    text: `THEATER
Hamlet                    Ophelia          Public Theater, New York
The Glass House           Laura            Steppenwolf Theatre

FILM
Paper Boats               Lead             Kim Adler`,
    rows: [
      'theatre; title=Hamlet; role=Ophelia; venue=Public Theater, New York',
      'theatre; title=The Glass House; role=Laura; venue=Steppenwolf Theatre',
      'cinema; title=Paper Boats; billing=lead; director=Kim Adler',
    ],
  },
  {
    source: 'titles that start with a kind or a channel word',
    text: `CINE
Cine de barrio (2021). Dir. Ana Ruiz
Teatro de sombras (2019). Dir. Joan Vidal
La serie negra (2018). Dir. Eva Lis`,
    rows: [
      'cinema; year=2021; title=Cine de barrio; director=Ana Ruiz',
      'cinema; year=2019; title=Teatro de sombras; director=Joan Vidal',
      'cinema; year=2018; title=La serie negra; director=Eva Lis',
    ],
  },
  {
    source: 'titles with numbers, colons and question marks',
    text: `CINE
1917 días (2019). Dir. Ana Ruiz
Sombras: el origen (2021). Dir. Joan Vidal
¿Quién vive ahí? (2018). Dir. Eva Lis`,
    rows: [
      'cinema; year=2019; title=1917 días; director=Ana Ruiz',
      'cinema; year=2021; title=Sombras: el origen; director=Joan Vidal',
      'cinema; year=2018; title=¿Quién vive ahí?; director=Eva Lis',
    ],
  },
  {
    source: 'everything in lower case',
    text: `cine
la marea baja, 2023, dir. joan vidal, papel: ana
once inviernos, 2021, dir. elena prats, papel: clara
teatro
yerma, 2019, dir. pepe lara`,
    rows: [
      'cinema; year=2023; title=la marea baja; director=joan vidal; role=ana',
      'cinema; year=2021; title=once inviernos; director=elena prats; role=clara',
      'theatre; year=2019; title=yerma; director=pepe lara',
    ],
  },
  {
    source: 'dubbing and advertising with channels of their own',
    text: `DOBLAJE
Nébula (Netflix, 2022) – Kira
LOCUCIÓN
Radio Norte, 2021
VIDEOJUEGOS
Star Harbor (2020) – Capitana Lyra`,
    rows: [
      'otherWork; year=2022; title=Nébula; kind=dubbing; broadcaster=Netflix; role=Kira',
      'otherWork; year=2021; title=Radio Norte; kind=dubbing',
      'otherWork; year=2020; title=Star Harbor; kind=videoGame; role=Capitana Lyra',
    ],
  },
  {
    source: 'seasons from one to another, a tour, and numbers of episodes',
    text: `TELEVISIÓN
"Élite" (temporadas 4 y 5) - Netflix - 2021/2022
Harbour Lights (Ep. 1-4), Channel 4, 2021
TEATRO
"Una noche sin luna" - Dir.: Sergio Peris - Gira 2021-22`,
    rows: [
      'television; year=2021; title=Élite; season=4; broadcaster=Netflix',
      'television; year=2021; title=Harbour Lights; broadcaster=Channel 4',
      'theatre; year=2021; title=Una noche sin luna; director=Sergio Peris',
    ],
  },
  {
    source: 'British sentences that include works',
    text: `Theatre credits include: Hamlet (RSC), Macbeth (National Theatre), The Crucible (Old Vic).
Television includes: Silent Witness (BBC), Vera (ITV).`,
    rows: [
      'theatre; title=Hamlet; venue=RSC',
      'theatre; title=Macbeth; venue=National Theatre',
      'theatre; title=The Crucible; venue=Old Vic',
      'television; title=Silent Witness; broadcaster=BBC',
      'television; title=Vera; broadcaster=ITV',
    ],
  },
  {
    source: 'a spot without quotes, a heading of one word, a sentence',
    text: `Audiovisual:
- Spot Lotería de Navidad (2021). Dir. Santi Zannou.
Escénicas:
- Hamlet, de Shakespeare. CDN, 2020. Dir. Alfredo Sanz. Rol: Ofelia.
- Protagonizó la obra “Yerma” (2019), dirigida por Pepe Lara.`,
    rows: [
      'otherWork; year=2021; title=Lotería de Navidad; kind=advertisement; director=Santi Zannou',
      'theatre; year=2020; title=Hamlet; director=Alfredo Sanz; role=Ofelia; venue=CDN',
      'theatre; year=2019; title=Yerma; kind=play; billing=lead; director=Pepe Lara',
    ],
  },
];

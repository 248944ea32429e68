/** Returns a text in lower case, without accents, with single spaces: to compare words. */
const foldWords = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** What a heading or a word says about a credit: its list, its kind of work, the person's task. */
export interface Kind {
  /** Name of the list; `none` for a section without credits, undefined if other words decide. */
  list?: string | undefined;
  kind?: string;
  /** The person's task, where it is the heading: "Guion". */
  role?: string;
}

const CINEMA: Kind = { list: 'cinema' };
const TELEVISION: Kind = { list: 'television' };
const THEATRE: Kind = { list: 'theatre' };
const OTHER: Kind = { list: 'otherWork' };
const STUDIES: Kind = { list: 'studies' };
const AWARDS: Kind = { list: 'awards' };
/** A heading below which credits of all lists can be. */
const ANY: Kind = {};
/** A section of a CV that has no credits. */
const NO_CREDITS: Kind = { list: 'none' };

/** Groups words, separated by commas, by what they mean. */
const wordsOf = (groups: [string, Kind][]): Map<string, Kind> =>
  new Map(
    groups.flatMap(([words, kind]) =>
      words.split(',').map((word): [string, Kind] => [foldWords(word), kind]),
    ),
  );

/** Words that name the kind of a work, beside it or as a heading. */
const KIND_WORDS = wordsOf([
  [
    'largometraje,largometrajes,película,películas,pelicula,peli,pelis,largo,largos,largometraje de ficción,feature,features,feature film,feature films,movie,movies,motion picture,long métrage',
    { ...CINEMA, kind: 'feature' },
  ],
  [
    'cortometraje,cortometrajes,corto,cortos,short,shorts,short film,short films,curtmetratge,curtmetratges,curtametraxe,film short',
    { ...CINEMA, kind: 'short' },
  ],
  [
    'documental,documentales,documentary,documentaries,docu,largometraje documental,feature documentary',
    { ...CINEMA, kind: 'documentary' },
  ],
  [
    'serie,series,serie tv,serie de tv,series tv,series de tv,serie de televisión,series de televisión,tv series,television series,miniserie,miniseries,mini-serie,mini series,limited series,serie web,webserie,webseries,web serie,web series,series web,ficción tv,ficción televisiva,sèrie,sèries,tv show,tv shows,serie diaria,series diarias,soap,sitcom,telenovela,telenovelas,tv drama',
    { ...TELEVISION, kind: 'series' },
  ],
  [
    'tv movie,tv movies,tvmovie,tv-movie,telefilm,telefilme,telefilmes,tv film,tv films,película para televisión,películas para televisión,película de televisión,television film',
    { ...TELEVISION, kind: 'tvFilm' },
  ],
  [
    'obra,obra de teatro,obras de teatro,obra teatral,play,plays,stage play',
    { ...THEATRE, kind: 'play' },
  ],
  [
    'musical,musicales,teatro musical,musical theatre,musical theater,musicals',
    { ...THEATRE, kind: 'musical' },
  ],
  [
    'publicidad,anuncio,anuncios,spot,spots,spot publicitario,spots publicitarios,campaña,campañas,campaña publicitaria,campañas publicitarias,commercial,commercials,advertising,advert,adverts,advertisement,advertisements,tv commercial,tvc,publicitat,spot tv',
    { ...OTHER, kind: 'advertisement' },
  ],
  [
    'doblaje,doblajes,dubbing,voz,voces,locución,locuciones,voice,voice over,voice overs,voiceover,voiceovers,voice-over,voice work,doblaje y locución,doblatge,animation voice',
    { ...OTHER, kind: 'dubbing' },
  ],
  [
    'videojuego,videojuegos,video game,video games,videogame,videogames,game,games',
    { ...OTHER, kind: 'videoGame' },
  ],
  ['cine,cinema,film,films,filme,filmes,ficción cine', CINEMA],
  [
    'televisión,television,tv,tele,tv & streaming,tv / streaming,streaming,plataformas,televisió,ficción tv,tv y plataformas,televisión y plataformas',
    TELEVISION,
  ],
  [
    'teatro,teatros,theatre,theater,stage,teatre,artes escénicas,escénicas,escena,microteatro,teatro clásico,danza,ópera,opera,zarzuela,performance,performances,theatre credits',
    THEATRE,
  ],
  [
    'videoclip,videoclips,videoclip musical,videoclips musicales,music video,music videos,vídeo musical,vídeos musicales,radio,podcast,podcasts,audiolibro,audiolibros,audiobook,audiobooks,ficción sonora,audio,corporate,corporativo,vídeo corporativo,presentadora,presentador,presenter,hosting,new media,otros,otros trabajos,other,others,other work,moda,print',
    OTHER,
  ],
]);

/** Further headings. */
const HEADING_WORDS = wordsOf([
  [
    'formación,formacion,formación académica,formación artística,formación actoral,formación complementaria,estudios,cursos,cursos y talleres,talleres,formación y talleres,otra formación,formació,training,education,studies,workshops,training & education,drama school,masterclass,masterclasses',
    STUDIES,
  ],
  [
    'premios,premio,nominaciones,premios y nominaciones,premios y reconocimientos,reconocimientos,galardones,premis,awards,awards & nominations,nominations,awards and nominations,honours,honors',
    AWARDS,
  ],
  ['guion,guión,guionista,escritura', { role: 'Guion' }],
  ['screenwriter,screenplay,writer,writing,screenwriting', { role: 'Screenplay' }],
  ['dirección,director,directora,realización', { role: 'Dirección' }],
  ['directing', { role: 'Director' }],
  [
    'trayectoria,trabajos,créditos,credits,experiencia,experiencia profesional,experiencia artística,filmografía,filmography,audiovisual,audiovisuales,currículum,curriculum,currículum vitae,curriculum vitae,cv,resume,résumé,acting,interpretación,actuación,screen,on screen,camera,experience,professional experience,acting credits,selected credits,últimos trabajos,trayectoria profesional,trayectoria artística,ficción,proyectos',
    ANY,
  ],
  [
    'idiomas,idioma,lenguas,habilidades,aptitudes,otras habilidades,otras aptitudes,capacidades,destrezas,acentos,deportes,instrumentos,instrumentos musicales,canto,baile,danza y canto,datos,datos personales,datos físicos,características físicas,medidas,contacto,perfil,sobre mí,biografía,bio,about,about me,profile,personal,personal details,physical,languages,skills,special skills,accents,accents & dialects,dialects,sports,contact,links,enlaces,redes,redes sociales,videobook,showreel,reel,representante,representación,representation,carnet,permisos,licences,otros datos,información adicional,additional information,hobbies,aficiones,habilidades especiales,idiomes,habilitats,idiomas y acentos,idiomas y habilidades,references',
    NO_CREDITS,
  ],
]);

/** Words of a heading that say nothing about the list. */
const HEADING_FILLERS = new Set(
  'en de del y e and the las los la el como actor actriz actress actora trabajos trabajo experiencia créditos creditos credits credit work works roles seleccion selection selected include includes incluye incluyen recientes recent latest últimos ultimos más mas destacados principales profesional professional otras otros other'
    .split(' ')
    .map(foldWords),
);

/** How people name the billing of a role. */
const BILLING_WORDS = new Map(
  (
    [
      [
        'lead',
        'protagonista,prota,protagónico,protagonica,protagonico,principal,lead,leading,leading role,lead role,main,main cast,main role,starring,star,title role,personaje principal',
      ],
      ['coLead', 'coprotagonista,co-protagonista,coprota,coprotagónico,co-lead,colead,second lead'],
      [
        'supporting',
        'secundario,secundaria,secundarios,papel secundario,supporting,supporting role,support,secundario importante',
      ],
      [
        'featured',
        'reparto,de reparto,actor de reparto,actriz de reparto,featured,featured role,cast,co-star,costar,day player,principal de reparto,ensemble cast',
      ],
      ['regular', 'fijo,fija,regular,series regular,personaje fijo,fijo de temporada,elenco fijo'],
      [
        'episodic',
        'episódico,episódica,episodico,episodica,capitular,episodic,recurring,recurrente,recurring role,recurring guest',
      ],
      [
        'guest',
        'colaboración,colaboración especial,colaboracion,cameo,estrella invitada,artista invitada,artista invitado,invitado,invitada,guest,guest star,guest lead,guest role,special guest,aparición especial,aparición',
      ],
      [
        'extra',
        'figuración,figuracion,figurante,figuración especial,figuración con frase,extra,background',
      ],
      ['voice', 'voz,voice,locutora,locutor,voz en off,off'],
    ] as const
  ).flatMap(([billing, words]) =>
    words.split(',').map((word): [string, string] => [foldWords(word), billing]),
  ),
);

/** How people write that a work has no release yet. */
const STATUS_WORDS: [RegExp, string][] = [
  [
    /^(en )?(rodaje|fase de rodaje|producci[oó]n|post?producci[oó]n|montaje|grabaci[oó]n|filming|shooting|in production|post[- ]?production|currently filming|in post)$/i,
    'inProduction',
  ],
  [
    /^((pr[oó]xim[oa]( estreno)?)|pr[oó]ximamente|(pendiente|a la espera) de estreno|sin estrenar|estreno (en|previsto).*|preproducci[oó]n|en preproducci[oó]n|pre[- ]?production|upcoming|coming soon|to be released|awaiting release|unreleased|anunciad[oa])$/i,
    'announced',
  ],
  [/^(estrenad[oa]|emitid[oa]|released|aired)$/i, 'released'],
];

const BILLING_START = new RegExp(
  `^(?:papel|personaje|rol|role|actor|actriz)?\\s*(?:de\\s+)?(${[...BILLING_WORDS.keys()].join('|')})(?:\\s+role)?$`,
);

/** Returns the kind of work that a text names, if it is nothing else. */
const findKind = (text: string): Kind | undefined =>
  KIND_WORDS.get(foldWords(text).replace(/[.:]$/, ''));

/** Returns the billing of a role that a text names. */
const findBilling = (text: string): string | undefined => {
  const folded = foldWords(text).replace(/\.$/, '');
  return BILLING_WORDS.get(folded) ?? BILLING_WORDS.get(BILLING_START.exec(folded)?.[1] ?? '');
};

/** Returns the status of a work that a text names. */
const findStatus = (text: string): string | undefined =>
  STATUS_WORDS.find(([pattern]) => pattern.test(text))?.[1];

/** Returns what a heading stands for, or `undefined` if the line is none. */
function findHeading(line: string): Kind | undefined {
  const [, head = '', comment = ''] = /^([^([]+)[([]([^)\]]*)[)\]]\s*:?\s*$/.exec(line) ?? [];
  const isComment =
    findKind(comment) ?? /selec|destacad|[uú]ltim|recent|\d{4}\s*[-–]/i.test(comment);
  if (head && comment) {
    const kind =
      isComment && !/^\s*(?:19|20)\d\d\s*[:.]?$/.test(comment) ? findHeading(head) : undefined;
    return kind && { ...kind, ...findKind(comment) };
  }
  const text = foldWords(line.replace(/[^\p{L}\s&/-]+/gu, ' ')).replace(/^[\s/&-]+|[\s/&-]+$/g, '');
  if (!text || /\d/.test(line) || /["“«]/.test(line) || text.length > 60) return undefined;
  const known = (words: string) => HEADING_WORDS.get(words) ?? KIND_WORDS.get(words);
  const whole = known(text);
  if (whole) return whole;
  const parts = text
    .split(/\s*(?:\/|&|,|\s-+\s|\sy\s|\se\s|\sand\s)\s*/)
    .filter((part) => part && !HEADING_FILLERS.has(part));
  const kinds = parts.map((part) => {
    const words = part.split(' ');
    const meant = words.filter((word) => !HEADING_FILLERS.has(word)).join(' ');
    return known(part) ?? (meant ? known(meant) : undefined);
  });
  if (kinds.length === 0 || kinds.some((kind) => !kind)) return undefined;
  const lists = new Set(kinds.map((kind) => kind!.list));
  if (lists.size > 1) return {};
  return kinds.length === 1 ? kinds[0] : { ...(kinds[0]!.list && { list: kinds[0]!.list }) };
}

/** Channels and platforms that Spanish and English credits name. */
const BROADCASTERS = new Set(
  'TVE,TVE1,TVE 1,TVE2,RTVE,RTVE Play,La 1,La 1 de TVE,La1,La 2,La 2 de TVE,La2,La Una,La Primera,Clan,Clan TV,Playz,Antena 3,Antena3,Antena 3 TV,A3,A3TV,Antena Tres,Atresmedia,Atresplayer,Atresplayer Premium,ATRESplayer,Telecinco,Tele 5,Tele5,T5,Mediaset,Mediaset España,Mitele,Mitele Plus,Cuatro,La Sexta,LaSexta,FDF,Neox,Nova,Divinity,Energy,Boing,Paramount Channel,Comedy Central,Calle 13,Canal+,Canal Plus,Movistar,Movistar+,Movistar Plus,Movistar Plus+,M+,#0,Netflix,HBO,HBO Max,HBO España,HBO Europe,HBO Latino,Max,Amazon,Amazon Prime,Amazon Prime Video,Prime,Prime Video,Amazon Studios,Disney,Disney+,Disney Plus,Disney Channel,Apple TV,Apple TV+,AppleTV+,AppleTV,Filmin,FlixOlé,SkyShowtime,Sky,Sky One,Sky Atlantic,Sky Max,Starz,Starzplay,Lionsgate+,Paramount+,Paramount Plus,Pluto TV,Rakuten TV,YouTube,Vimeo,Twitch,Flooxer,Fox,Fox España,FX,AMC,AMC+,Syfy,TNT,TNT España,AXN,Cosmo,Telemadrid,Canal Sur,CanalSur,Canal Sur TV,Canal 9,Canal Nou,À Punt,A Punt,Àpunt,TV3,TVC,Televisió de Catalunya,3Cat,Canal 33,Betevé,ETB,ETB1,ETB 1,ETB2,ETB 2,EITB,TVG,TVGA,Televisión de Galicia,CRTVG,TPA,IB3,Aragón TV,CMM,CMM TV,Castilla-La Mancha TV,7RM,TV Canaria,Canal Extremadura,Onda 6,Localia,Veo TV,BBC,BBC One,BBC1,BBC 1,BBC Two,BBC2,BBC 2,BBC Three,BBC3,BBC Four,BBC iPlayer,BBC Studios,BBC Scotland,BBC Wales,BBC America,CBBC,CBeebies,ITV,ITV1,ITV2,ITVX,ITV Studios,Channel 4,C4,Channel4,Channel 5,Channel Five,E4,Film4,Dave,S4C,RTE,RTÉ,Acorn TV,BritBox,ABC,NBC,CBS,CW,The CW,PBS,Hulu,Peacock,Showtime,USA Network,MTV,Nickelodeon,Cartoon Network,Lifetime,Hallmark,Bravo,BET,A&E,Freeform,Roku,Tubi,Quibi,Discovery,Discovery+,National Geographic,History,Telemundo,Univision,Televisa,TV Azteca,Vix,ViX+,Caracol,Caracol TV,RCN,Telefe,El Trece,Canal 13,Claro Video,Blim,TF1,France 2,France 3,France Télévisions,M6,Arte,Canal+ France,ZDF,ARD,RTL,Sat.1,ProSieben,RAI,Rai 1,Rai Uno,Rai Fiction,Mediaset Italia,Canale 5,RTP,RTP1,SIC,TVI,OPTO,SVT,DR,NRK,Viaplay,HBO Nordic,Globo,TV Globo,Crunchyroll'
    .split(',')
    .map(foldWords),
);

const COMPANIES = new Set(
  'Globomedia,Boomerang TV,Boomerang,Bambú,Diagonal TV,Diagonal,Plano a Plano,Ganga,El Deseo,Mediapro,The Mediapro Studio,Secuoya,Alea Media,Shine Iberia,Fremantle,Vancouver Media,Zeta,Filmax,Lazona,LaCoproductora,Tornasol,Nadie es Perfecto,Atípica,Apache,Apaches,Aquí y Allí,Warner,Warner Bros,Universal,Sony,Paramount,A24,Working Title,Euskal Telebista,Videomedia,Grupo Ganga,Sunrise,Sunrise Pictures,Isla Audiovisual,Onza,Buendía,Suma Content,100 Balas,Kubik,Mod,MOD,Arcadia,Corte y Confección,Avalon,Elamedia,Pokeepsie,Nostromo,Morena,Vaca'
    .split(',')
    .map(foldWords),
);

const COMPANY =
  /(\b(films?|filmes|producciones|productions?|pictures|entertainment|studios?|estudios|media|cinema|producers|audiovisual(es)?|visuals?|producties|produccions|zinema|ekoizpenak)|\bS\.?L\.?U?\.?|\bP\.?C\.?|\bS\.?A\.?|\bLtd\.?|\bInc\.?|\bLLC)$/i;

const VENUE =
  /^(teatros?|teatre|teatros? del?|theatre|theater|sala|salas|centro (dram|cult|de|párraga|conde)|centre|cdn|cntc|cía\.?|cia\.?|compañía|companyia|company|festival|auditorio|auditori|naves? |espacio|espai|matadero|casa de la cultura|palacio|corral|círculo|microteatro|royal |old vic|young vic|rsc|national |nt |donmar|almeida|lyric |bush |hampstead|soho |arcola|lliure|la abadía|pavón|el pavón|off )|\b(theatre|theater|teatro|playhouse|old vic|globe|festival|fringe|auditorium|arena|arts centre|repertory|rep|opera house|teatre)\b|^(cdn|cntc|rsc|tnc|nt|centro dramático.*|compañía nacional.*)$/i;

const SCHOOL =
  /^(r?esad|esaem|rada|lamda|nyu|ecam|escac|tai|itb|eits|cuarta pared|la manada|juilliard|guildhall|alra|uned|ucm|ucl|ual)\b|\b(escuelas?|escola|school|academia|academy|universi\w+|college|institut[oe]?|conservatori[ou]?m?|conservatoire|estudio|studio|centro|centre|laboratorio|actors|corazza|sala|esad\b|aula|acting studio|drama school|taller de teatro|facultad)/i;

/** Whether a text is the name of a channel or a platform. */
const isBroadcaster = (text: string): boolean =>
  BROADCASTERS.has(foldWords(text).replace(/\s+\+/g, '+')) ||
  (text.split(' ').length <= 4 &&
    /^(canal|channel|cadena)\s\S|\S\s(tv|play|plus|network|televisi[oó]n)\+?$|^(tele|tv)\s?\w+$/i.test(
      text,
    ));

/** Whether a text is the name of a production company. */
const isCompany = (text: string): boolean =>
  COMPANIES.has(foldWords(text)) || COMPANY.test(text.trim());

/** Whether a text is the name of a theatre, a festival or a theatre company. */
const isVenue = (text: string): boolean => VENUE.test(text.trim());

/** Whether a text is the name of a school. */
const isSchool = (text: string): boolean => SCHOOL.test(text.trim());

/** The first words of roles that look like the name of a person. */
const ROLE_WORDS = new Set(
  'sargento sargenta inspector inspectora doctor doctora dr dra agente comisario comisaria capitan capitana teniente policia guardia juez jueza padre madre hermano hermana hijo hija tio tia abuelo abuela señor señora sr sra don doña profesor profesora maestro maestra rey reina principe princesa conde condesa marques marquesa duque duquesa camarero camarera enfermero enfermera vecino vecina novio novia mujer hombre chico chica niño niña joven vieja viejo cliente clienta secretario secretaria abogado abogada fiscal alcalde alcaldesa sor hermanita coronel general cabo soldado detective di dc ds pc dci sgt sergeant captain commander lieutenant officer doctor nurse mr mrs ms miss lady lord sir king queen prince princess young old mother father uncle aunt judge agent teacher professor woman man girl boy guard soldier waiter waitress various narrador narradora narrator voz'
    .split(' ')
    .map(foldWords),
);

const NAME_PARTICLES =
  /^(de|del|la|las|los|el|y|i|e|van|von|der|da|di|do|dos|le|du|san|mc|mac|ben|al)$/i;
const NAME_WORD = /^(\p{Lu}[\p{L}'’-]*\.?|\p{Lu}\.(-?\p{Lu}\.)*)$/u;

const isOneName = (text: string): boolean => {
  const words = text.split(/\s+/);
  const [first = ''] = words;
  const isShort = words.length >= 2 && words.length <= 5;
  if (!isShort || !NAME_WORD.test(first) || NAME_PARTICLES.test(first)) return false;
  if (ROLE_WORDS.has(foldWords(first)) || /^(the|an?|una?|my|our|mi|tu|su)$/i.test(first))
    return false;
  return words.every((word) => NAME_WORD.test(word) || NAME_PARTICLES.test(word));
};

/** Whether a text looks like the full names of one or more people. */
const isPeople = (text: string): boolean =>
  text.split(/\s+(?:y|e|i|and|&)\s+|\s*,\s*|\s*\/\s*/).every(isOneName) || isOneName(text);

const NAMES = {
  broadcaster: isBroadcaster,
  company: isCompany,
  venue: isVenue,
  school: isSchool,
  people: isPeople,
};

/** Whether a text is the name of a broadcaster, a company, a venue or a school, or names people. */
const isNameOf = (what: keyof typeof NAMES, text: string): boolean => NAMES[what](text);

/** Says what a text of a list of credits means. */
export const creditWords = { findKind, findBilling, findStatus, findHeading, isNameOf };

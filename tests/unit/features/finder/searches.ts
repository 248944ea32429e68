/** A search over the sample agency, with the names of the files of those who are found. */
interface Search {
  /** The query of the address. */
  query: string;
  found: string;
}

/** Searches written down before the finder; the order of those found does not count. */
export const SEARCHES: Search[] = [
  // Playing ages overlap: from 28 to 40 is found by 38–50 and by 22–33.
  {
    query: 'lista=actrices&edad=28-40',
    found:
      'ines-quiroga lucia-herranz nerea-soto rocio-almagro yanelis-cardenas fatima-el-amrani ' +
      'alba-ferrandiz vera-montes valentina-restrepo mei-zhou',
  },
  {
    query: 'lista=actrices&edad=28-40&idioma=euskera&habilidad=combate-escenico',
    found: 'nerea-soto',
  },
  {
    query: 'idioma=euskera&habilidad=esgrima',
    found: 'juan-ignacio-fernandez-villaverde-etxeberria',
  },
  // Languages with a least level.
  {
    query: 'idioma=euskera',
    found: 'iker-zubiri juan-ignacio-fernandez-villaverde-etxeberria nerea-soto aitor-belaustegui',
  },
  { query: 'idioma=euskera:nativo', found: 'iker-zubiri aitor-belaustegui' },
  { query: 'idioma=euskera:bilingue', found: 'iker-zubiri nerea-soto aitor-belaustegui' },
  {
    query: 'idioma=ingles:bilingue',
    found: 'mateo-villar vera-montes daniel-okafor rodrigo-sotelo',
  },
  {
    query: 'idioma=ingles:bilingue-con-acento',
    found: 'mateo-villar vera-montes daniel-okafor rodrigo-sotelo ines-quiroga yanelis-cardenas',
  },
  // Accents with a least level; several accents are alternatives.
  {
    query: 'acento=andaluz:alto',
    found: 'carmen-aldana chano-benitez rocio-almagro lola-marchena ousmane-sarr',
  },
  {
    query: 'acento=castellano-neutro:pro,argentino',
    found:
      'alba-ferrandiz bruno-castell mateo-villar nerea-soto vera-montes samir-haddad ines-quiroga',
  },
  // Skills: any, all.
  {
    query: 'habilidad=esgrima,equitacion',
    found:
      'ines-quiroga juan-ignacio-fernandez-villaverde-etxeberria lucia-herranz valentina-restrepo',
  },
  { query: 'habilidad=esgrima,equitacion&todas=1', found: 'ines-quiroga' },
  {
    query: 'habilidad=canto,piano&lista=actrices',
    found: 'ines-quiroga yanelis-cardenas alba-ferrandiz blanca-de-la-serna',
  },
  // Looks.
  {
    query: 'altura=185-',
    found: 'iker-zubiri juan-ignacio-fernandez-villaverde-etxeberria vlad-ionescu ousmane-sarr',
  },
  { query: 'altura=-160', found: 'killa-mamani blanca-de-la-serna mei-zhou' },
  {
    query: 'pelo=rubio,pelirrojo',
    found: 'alba-ferrandiz aroa-vidal iker-zubiri vera-montes vlad-ionescu',
  },
  { query: 'ojos=azules&lista=actores', found: 'iker-zubiri tomas-riera vlad-ionescu' },
  // Base, citizenship, video and voice.
  {
    query: 'base=madrid',
    found: 'ines-quiroga mateo-villar killa-mamani mei-zhou nelson-quispe yanelis-cardenas',
  },
  { query: 'nacionalidad=marruecos,senegal', found: 'fatima-el-amrani ousmane-sarr' },
  {
    query: 'video=1&voz=1&lista=actores',
    found: 'bruno-castell mateo-villar iker-zubiri hugo-lamas',
  },
  // Directors and screenwriters.
  { query: 'oficio=guion', found: 'elena-prats amara-diallo nuria-alcaraz rodrigo-sotelo' },
  { query: 'oficio=direccion&idioma=euskera', found: 'aitor-belaustegui' },
  {
    query: 'titulo=nadie-en-agosto',
    found: 'alba-ferrandiz carmen-aldana fatima-el-amrani ines-quiroga joan-vidal',
  },
  { query: 'titulo=nadie-en-agosto&lista=directores-y-guionistas', found: 'joan-vidal' },
  // Free words: name, title, director, language in both languages.
  { query: 'q=quiroga', found: 'ines-quiroga' },
  {
    query: 'q=marea',
    found: 'bruno-castell elena-prats hugo-lamas ines-quiroga lucia-herranz vlad-ionescu',
  },
  {
    query: 'q=palmira+salas&lista=actrices',
    found: 'carmen-aldana fatima-el-amrani ines-quiroga lucia-herranz yanelis-cardenas',
  },
  {
    query: 'q=Basque',
    found: 'iker-zubiri juan-ignacio-fernandez-villaverde-etxeberria nerea-soto aitor-belaustegui',
  },
  { query: 'q=QUECHUA', found: 'killa-mamani nelson-quispe' },
  { query: 'q=verso+asturiano', found: 'blanca-de-la-serna' },
  // Unknown values are dropped.
  { query: 'idioma=klingon&habilidad=esgrima,volar&todas=1&lista=actrices', found: 'ines-quiroga' },
];

/** Words as typed, with the canonical address of what they mean, and those who are found. */
export const TYPED: (Search & { typed: string })[] = [
  {
    typed: 'actriz 30-40 euskera esgrima',
    query: 'edad=30-40&idioma=euskera&habilidad=esgrima&lista=actrices',
    found: '',
  },
  {
    typed: 'actriz de 25 a 35 años que hable euskera y sepa combate escénico',
    query: 'edad=25-35&idioma=euskera&habilidad=combate-escenico&lista=actrices',
    found: 'nerea-soto',
  },
  {
    typed: 'bilingual English tall',
    query: 'idioma=ingles:bilingue&altura=175-',
    found: 'mateo-villar vera-montes daniel-okafor',
  },
  { typed: 'pelirroja ojos verdes', query: 'pelo=pelirrojo&ojos=verdes', found: 'alba-ferrandiz' },
  {
    typed: 'redhead with blue eyes',
    query: 'pelo=pelirrojo&ojos=azules',
    found: 'iker-zubiri',
  },
  {
    typed: 'acento catalán nativo',
    query: 'acento=catalan:nativo',
    found: 'biel-torrents bruno-castell fatima-el-amrani tomas-riera',
  },
  {
    typed: 'native Catalan',
    query: 'idioma=catalan:nativo',
    found: 'amara-diallo biel-torrents bruno-castell fatima-el-amrani tomas-riera',
  },
  { typed: 'vasca con vídeo', query: 'idioma=euskera&video=1', found: 'iker-zubiri nerea-soto' },
  {
    typed: 'fencing or horse riding',
    query: 'habilidad=equitacion,esgrima',
    found:
      'ines-quiroga juan-ignacio-fernandez-villaverde-etxeberria lucia-herranz valentina-restrepo',
  },
  {
    typed: 'actores 40 a 50 francés bilingüe',
    query: 'edad=40-50&idioma=frances:bilingue&lista=actores',
    found: 'juan-ignacio-fernandez-villaverde-etxeberria',
  },
  { typed: 'guionista gallego', query: 'idioma=gallego&oficio=guion', found: 'elena-prats' },
  {
    typed: 'directora «Quien pise la sal»',
    query: 'q=«Quien+pise+la+sal»&oficio=direccion',
    found: 'palmira-salas',
  },
  {
    typed: 'mayor de 60 verso',
    query: 'edad=60-&habilidad=recitado-en-verso',
    found: 'carmen-aldana blanca-de-la-serna tomas-riera',
  },
  { typed: 'de la Serna', query: 'q=de+la+Serna', found: 'blanca-de-la-serna' },
  {
    typed: 'actress under 20',
    query: 'edad=-20&lista=actrices',
    found: 'lucia-herranz fatima-el-amrani',
  },
  {
    typed: 'sign language',
    query: 'idioma=lengua-de-signos-espanola',
    found: 'rocio-almagro',
  },
  {
    typed: 'nuevos talentos inglés alto',
    query: 'idioma=ingles:alto&lista=descubre',
    found: 'aroa-vidal daniel-okafor',
  },
  {
    typed: 'actor from Madrid 170-180 cm boxing',
    query: 'habilidad=boxeo&altura=170-180&base=madrid&lista=actores',
    found: 'mateo-villar',
  },
];

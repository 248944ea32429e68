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
  // Each place of a base, citizenship, video and voice.
  {
    query: 'base=madrid',
    found:
      'ines-quiroga mateo-villar killa-mamani mei-zhou nelson-quispe yanelis-cardenas ' +
      'bruno-castell elena-prats nerea-soto valentina-restrepo vlad-ionescu',
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
    query: 'q=Basque',
    found: 'iker-zubiri juan-ignacio-fernandez-villaverde-etxeberria nerea-soto aitor-belaustegui',
  },
  { query: 'q=QUECHUA', found: 'killa-mamani nelson-quispe' },
  { query: 'q=verso+asturiano', found: 'blanca-de-la-serna' },
  // Unknown values are dropped.
  { query: 'idioma=klingon&habilidad=esgrima,volar&todas=1&lista=actrices', found: 'ines-quiroga' },
];

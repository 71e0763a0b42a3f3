/** Words of the characters as a group, and for one of them without a name. */
export const GROUP_WORDS =
  'they,together,both,everyone,everybody,friends,couple,lovers,we,us,band,group,all of them,each other,ellos,ellas,juntos,juntas,todos,ils,elles,ensemble,zusammen,beide,alle,eles,elas,loro,insieme,tutti,彼ら,一緒,一起,함께';
export const ONE_WORDS = 'he,she,him,her,his,hers,ella,il,elle,er,sie,ele,ela,lui,lei,彼,彼女,他,她,그녀';
export const SINGER_WORDS =
  'singer,vocalist,sings,singing,rapper,musician,star of the show,cantante,chanteur,chanteuse,sanger,sangerin,cantor,cantora,歌手,가수';

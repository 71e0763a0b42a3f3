/** Words that stand for characters without naming them: as a group, all of them, one of them, or the singer. */
export const GROUP_WORDS =
  '그들,둘은,두 사람,우리는,they,them,their,together,both,two people,the two,the family,the siblings,the sisters,the brothers,two sisters,two brothers,brother and sister,the twins,dos hermanos,dos hermanas,deux freres,deux soeurs,zwei bruder,zwei schwestern,due fratelli,due sorelle,dois irmaos,duas irmas,newlyweds,la pareja,los dos,las dos,la familia,les deux,la famille,das paar,altes paar,alte paar,junges paar,junge paar,verliebtes paar,die familie,la coppia,la famiglia,o casal,two strangers,strangers,two astronauts,two knights,two dancers,two thieves,two travelers,two soldiers,two pirates,two musicians,two students,two teenagers,two girls,two boys,two women,two men,two kids,two children,friends,couple,lovers,we,us,band,group,each other,ellos,ellas,juntos,juntas,amigos,amigas,ils,elles,ensemble,amis,amies,zusammen,beide,freunde,freundinnen,eles,elas,loro,insieme,amici,amiche,彼ら,他们,她们,二人,ふたり,友達,一緒,一起,朋友,两个人,함께,두 사람,친구들';
/** Words for children of a family, who are no adults that the story names. */
export const CHILDREN_WORDS =
  'the children,the kids,the grandchildren,die kinder,los ninos,las ninas,les enfants,i bambini,as criancas,아이들,孩子们,子供たち,his children,her children,their children,our children,my children,his kids,her kids,their kids,our kids,my kids,the little ones';
/** Names by which a family calls its adults. */
export const ADULT_WORDS =
  'papa,dad,daddy,father,mama,mom,mum,mommy,mummy,mother,grandma,grandpa,granny,grandmother,grandfather,aunt,uncle,oma,opa,vater,mutter,padre,madre,abuela,abuelo,maman,pere,mere,mae,pai,nonna,nonno,お母さん,お父さん,妈妈,爸爸,엄마,아빠';
export const ALL_WORDS =
  'everyone,everybody,they all,we all,the four,the three,all four,all three,four friends,three friends,all of them,all together,all of us,the whole band,todos,todas,tous,toutes,tout le monde,alle,tutti,tutte,todo mundo,みんな,大家,所有人,모두';
export const SHE_WORDS = 'she,her,hers,ella,elle,sie,ela,lei,彼女,她,그녀';
export const HE_WORDS = 'he,him,his,il,er,ele,lui,彼,他';
/** Subjects of a story that somebody tells of themselves. */
export const ME_WORDS = 'i,me and,ich,yo,eu,je,io';
export const SINGER_WORDS =
  'singer,vocalist,rapper,musician,star of the show,cantante,chanteur,chanteuse,sanger,sangerin,cantor,cantora,歌手,가수';
/** Verbs that mean the singer if the clause names nobody. */
export const SINGING_WORDS = 'sings,singing';
/** Words that single out one of the people whom the story has shown, as a subject. */
export const ONE_OF_WORDS =
  'one of them,one of the two,uno de ellos,una de ellas,l un,l une,l un d eux,l une d elles,der eine,die eine,einer von ihnen,eine von ihnen,uno di loro,una di loro,um deles,uma delas';
/** Words that do so only in a story that also speaks of the other one: elsewhere, they are numbers and articles. */
export const ONE_WORDS = 'one,uno,una,einer,eine,um,uma,一人は';
export const OTHER_WORDS =
  'the other,the other one,el otro,la otra,l autre,der andere,die andere,das andere,l altro,l altra,o outro,a outra,もう一人は';
/** Subjects that no character plays. */
export const CROWD_WORDS =
  'whole village,whole town,whole city,whole kingdom,whole school,whole class,whole street,whole neighborhood,whole world,villagers,townspeople,neighbors,neighbours,classmates,todo el pueblo,toda la ciudad,tout le village,toute la ville,das ganze dorf,die ganze stadt,die ganze klasse,tutto il paese,tutto il villaggio,a vila inteira,a aldeia inteira,村中,村人,全村人,全村,온 마을,마을 사람들,crowd,audience,spectators,fans,guests,people,public,la gente,viele menschen,voller menschen,die leute,les gens,le persone,as pessoas,el publico,le public,das publikum,die gaste,les invites,los invitados,gli invitati,il pubblico,o publico,観客,观众,관객';
/** Subjects that are nobody of the cast, or anybody. */
export const NOBODY_WORDS =
  'nobody,no one,somebody,someone,anybody,anyone,nadie,alguien,personne,quelqu un,niemand,jemand,nessuno,qualcuno,ninguem,alguem';

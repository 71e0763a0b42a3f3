import type { CharacterSheet } from '../../people/character-sheet.ts';

type Told = Partial<Pick<CharacterSheet, 'age' | 'presentation'>>;

/** Words for people whom a story tells of without a picture of them, and what the words say about them. */
export interface RoleWords {
  one: string;
  /** Forms for several people that do not end in "s". */
  many?: string;
  /** What the word itself says. */
  told?: Told;
  /** What is likely if nothing else in the story says it. */
  usual?: Told;
  /** Whether its words are for different people. */
  isMixed?: true;
}

const WOMAN = { presentation: 'feminine' } as const;
const MAN = { presentation: 'masculine' } as const;

/** People by what they are. A person is the same one by each of the words of a role. */
export const MINOR_ROLES = {
  robber: {
    one: 'robber,bank robber,bandit,thief,burglar,outlaw,mugger,criminal,gangster,pickpocket,crook,villain,bad guy,ladron,bandido,atracador,voleur,brigand,rauber,bankrauber,dieb,einbrecher,ladro,rapinatore,bandito,ladrao,assaltante,強盗,泥棒,小偷,强盗,劫匪,강도,도둑',
    many: 'thieves,gang of thieves,ladrones,diebe,ladri,ladroes',
    usual: MAN,
  },
  police: {
    one: 'police officer,cop,sheriff,officer,guard,security guard,bodyguard,prison guard,jailer,policia,guardia,agent de police,gendarme,wachter,poliziotto,policial,警察,警察官,警官,经찰,경찰',
    many: 'police,cops,policemen,die polizei,la police,la policia,la polizia,a policia',
    usual: MAN,
  },
  policeman: { one: 'policeman,policier,polizist', many: 'policiers,polizisten', told: MAN },
  policewoman: { one: 'policewoman,polizistin,policiere', many: 'policewomen', told: WOMAN },
  witch: {
    one: 'witch,sea witch,sorceress,evil queen,bruja,sorciere,hexe,strega,bruxa,魔女,女巫,巫婆,마녀',
    many: 'brujas,hexen,streghe',
    told: WOMAN,
    usual: { age: 'old' },
  },
  wizard: {
    one: 'wizard,sorcerer,warlock,mago,sorcier,magicien,zauberer,feiticeiro,巫师,마법사',
    told: MAN,
    usual: { age: 'old' },
  },
  queen: { one: 'queen,empress,reina,reine,konigin,regina,rainha', told: WOMAN },
  king: {
    one: 'king,emperor,sultan,rey,roi,konig,rei,国王,王様,왕',
    told: MAN,
    usual: { age: 'old' },
  },
  princess: {
    one: 'princess,princesa,princesse,prinzessin,principessa',
    told: { ...WOMAN, age: 'young' },
  },
  prince: { one: 'prince,principe,prinz', told: { ...MAN, age: 'young' } },
  knight: {
    isMixed: true,
    one: 'knight,soldier,warrior,enemy,caballero,soldado,chevalier,soldat,ritter,cavaliere,soldato,cavaleiro',
    many: 'enemies',
    usual: MAN,
  },
  pirate: {
    isMixed: true,
    one: 'pirate,captain,sailor,pirata,capitan,marinero,capitaine,marin,pirat,kapitan,matrose,capitano,marinaio,capitao',
    usual: MAN,
  },
  teacher: {
    one: 'teacher,professor,instructor,tutor,headmaster,principal,dance teacher,ballet teacher,music teacher,school teacher,profesor,professeur,lehrer,maestro,insegnante,老师,선생님',
  },
  headmistress: { one: 'headmistress,profesora,maestra,professora,lehrerin', told: WOMAN },
  coach: { one: 'coach,trainer,entrenador,entraineur,allenatore,treinador,教练,コーチ', usual: MAN },
  boss: {
    one: 'boss,manager,supervisor,employer,director,landlord,jefe,patron,chefin,capo,chefe,上司,老板,사장',
    usual: MAN,
  },
  doctor: { one: 'doctor,surgeon,medic,medico,medecin,arzt,arztin,dottore,医者,医生,의사' },
  nurse: { one: 'nurse,enfermera,infirmiere,krankenschwester,infermiera,enfermeira,看護師,护士,간호사', usual: WOMAN },
  waitress: { one: 'waitress,barmaid,camarera,serveuse,kellnerin,cameriera,garconete', told: WOMAN },
  waiter: { one: 'waiter,barman,butler,camarero,serveur,kellner,cameriere,garcom', told: MAN },
  bartender: { one: 'bartender,barista,barkeeper' },
  baker: {
    isMixed: true,
    one: 'baker,cook,chef,butcher,panadero,cocinero,boulanger,cuisinier,koch,backer,fornaio,cuoco,padeiro,cozinheiro',
  },
  seller: {
    isMixed: true,
    one: 'seller,vendor,shopkeeper,shop owner,store owner,owner,cashier,merchant,salesman,florist,flower seller,street vendor,librarian,receptionist,vendedor,vendeur,marchand,verkaufer,venditore',
  },
  judge: {
    isMixed: true,
    one: 'judge,lawyer,referee,juez,juge,richter,giudice,juiz',
  },
  priest: {
    one: 'priest,pastor,sacerdote,pretre,priester,prete',
    told: MAN,
    usual: { age: 'old' },
  },
  driver: {
    isMixed: true,
    one: 'driver,taxi driver,bus driver,cab driver,truck driver,conductor,postman,mailman,delivery man,mechanic,pilot,farmer,fisherman,hunter,firefighter,fireman,chofer,chauffeur,fahrer,busfahrer,autista,motorista,granjero,fermier,bauer,contadino',
    many: 'firemen,fishermen',
    usual: MAN,
  },
  musician: {
    isMixed: true,
    one: 'street musician,busker,guitarist,violinist,drummer,pianist,accordionist,street performer,clown,magician,juggler,musico callejero,strassenmusiker,musicien de rue,musicista di strada',
  },
  artist: {
    isMixed: true,
    one: 'bouncer,dj,mayor,president,minister,barber,hairdresser,plumber,electrician,engineer,guide,tour guide,dancer,model,actor,rapper,rock star,critic,boxer,wrestler,champion,goalkeeper,surfer,skater,biker,cyclist,runner,athlete,student,teenager,ninja,samurai,spy,detective,hacker,builder,gardener,astronaut,vampire,elf,angel,santa,santa claus,usher,host,gambler,monk,photographer,journalist,reporter,painter,producer,agent,record producer,talent scout,fotografo,photographe,fotograf',
  },
  actress: {
    isMixed: true,
    one: 'actress,nun,maid,ballerina,stewardess,flight attendant,fairy,babysitter,nanny,saleswoman,policewoman,bailarina,monja,nonne,suora',
    told: WOMAN,
  },
  scientist: { one: 'scientist,inventor,cientifico,scientifique,wissenschaftler,scienziato', usual: { age: 'old' } },
  stranger: {
    isMixed: true,
    one: 'bully,rival,opponent,ex,ex boyfriend,stranger,neighbor,neighbour,passerby,passer by,beggar,homeless man,traveler,traveller,tourist,customer,extrano,desconocido,vecino,etranger,inconnu,voisin,fremder,fremde,nachbar,nachbarin,sconosciuto,vicino,estranho,vizinho,陌生人,邻居,隣人',
    many: 'bullies',
  },
  grandmother: {
    one: 'grandma,grandmother,granny,old woman,old lady,abuela,grand mere,mamie,oma,grossmutter,nonna,avo,alte frau,vieille dame,anciana,おばあさん,奶奶,할머니',
    many: 'old women,old ladies',
    told: { ...WOMAN, age: 'old' },
  },
  grandfather: {
    one: 'grandpa,grandfather,grandad,old man,old fisherman,abuelo,grand pere,papi,opa,grossvater,nonno,anciano,alter mann,alten mann,vieil homme,おじいさん,老人,爷爷,할아버지,노인',
    many: 'old men',
    told: { ...MAN, age: 'old' },
  },
  mother: {
    one: 'mother,mom,mum,mama,mommy,mummy,stepmother,madre,mere,maman,mutter,mamma,mae,母,お母さん,妈妈,엄마',
    told: WOMAN,
  },
  father: { one: 'father,dad,daddy,papa,stepfather,padre,pere,vater,babbo,pai,父,お父さん,爸爸,아빠', told: MAN },
  aunt: { one: 'aunt,auntie,tia,tante,zia', told: WOMAN },
  uncle: { one: 'uncle,tio,oncle,onkel,zio', told: MAN },
  sister: { one: 'sister,hermana,soeur,schwester,sorella,irma', told: { ...WOMAN, age: 'young' } },
  brother: { one: 'brother,hermano,frere,bruder,fratello,irmao', told: { ...MAN, age: 'young' } },
  daughter: {
    one: 'daughter,granddaughter,little girl,small girl,schoolgirl,hija,nina,petite fille,tochter,kleines madchen,bambina,figlia,menina,小女孩',
    told: { ...WOMAN, age: 'child' },
  },
  son: {
    one: 'son,grandson,little boy,small boy,schoolboy,hijo,nino,petit garcon,sohn,kleiner junge,kleinen jungen,bambino,figlio,menino,小男孩',
    told: { ...MAN, age: 'child' },
  },
  child: { one: 'child,kid,enfant,crianca', many: 'kids,other kids,other children', told: { age: 'child' } },
  wife: {
    one: 'wife,girlfriend,bride,ex girlfriend,ex wife,fiancee,esposa,novia,petite amie,ehefrau,freundin,moglie,fidanzata,namorada',
    told: WOMAN,
  },
  husband: {
    one: 'husband,boyfriend,groom,ex husband,fiance,esposo,novio,mari,petit ami,ehemann,freund,marito,fidanzato,namorado',
    told: MAN,
  },
  friend: {
    one: 'friend,best friend,roommate,classmate,colleague,coworker,co worker,partner,bandmate,teammate,amigo,amiga,ami,amie,amico,amica',
    usual: { age: 'young' },
  },
  woman: {
    one: 'woman,lady,girl,mujer,chica,muchacha,senora,jeune femme,femme,frau,madchen,donna,ragazza,signora,mulher,moca',
    many: 'women',
    told: WOMAN,
  },
  man: {
    one: 'man,guy,boy,gentleman,hombre,chico,muchacho,senor,homme,garcon,mann,junge,uomo,ragazzo,signore,homem,rapaz',
    many: 'men',
    told: MAN,
  },
} as const satisfies Record<string, RoleWords>;

export type MinorRole = keyof typeof MINOR_ROLES;

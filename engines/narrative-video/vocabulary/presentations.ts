import type { CharacterSheet } from '../../people/character-sheet.ts';

type Words = Readonly<Record<CharacterSheet['presentation'], string>>;

/** Nouns and titles of women and girls, and of men and boys. None of them is also a name or an article. */
export const NOUN_WORDS: Words = {
  feminine:
    'woman,girl,lady,queen,princess,mother,mom,mum,mama,mommy,mummy,sister,daughter,wife,girlfriend,bride,actress,grandma,grandmother,granny,aunt,waitress,heroine,witch,goddess,duchess,countess,empress,businesswoman,cowgirl,ballerina,mermaid,mrs,ms,songstress,mujer,chica,reina,princesa,madre,abuela,hermana,senora,femme,fille,jeune fille,reine,princesse,soeur,frau,madchen,konigin,prinzessin,mutter,schwester,sangerin,chanteuse,bambina,nonna,mamma,sorella,figlia,hija,novia,esposa,grand mere,copine,tochter,freundin,mulher,menina,rainha,ragazza,女性,女の子,少女,女孩,女人,女王,여자,소녀',
  masculine:
    'man,boy,guy,king,prince,father,dad,papa,daddy,brother,husband,boyfriend,groom,grandpa,grandfather,uncle,waiter,wizard,monk,duke,emperor,businessman,cowboy,gentleman,mr,sir,hombre,chico,principe,padre,abuelo,hermano,senor,homme,garcon,roi,frere,mann,junge,konig,prinz,vater,bruder,bambino,nonno,fratello,figlio,hijo,novio,esposo,grand pere,mari,copain,sohn,homem,menino,rei,uomo,ragazzo,男性,男の子,少年,男孩,男人,王様,남자,소년',
};

/** Nouns for people of whom the word says nothing else, as English and a few other languages have them. */
export const NEUTRAL_NOUN_WORDS =
  'knight,detective,astronaut,cosmonaut,boxer,fighter,soldier,warrior,hero,pirate,thief,artist,painter,dancer,traveler,traveller,wanderer,hiker,stranger,student,teacher,doctor,nurse,scientist,inventor,child,kid,teenager,cyborg,alien,vampire,zombie,writer,poet,pianist,guitarist,drummer,violinist,busker,fisherman,keeper,sailor,captain,farmer,hunter,chef,driver,cyclist,runner,athlete,skater,surfer,samurai,ninja,clown,magician,bartender,caballero,astronauta,soldado,artista,chevalier,astronaute,soldat,artiste,ritter,astronautin,kunstler,kunstlerin,soldato,cavaliere,騎士,侍,宇宙飛行士,画家,宇航员,骑士,우주비행사';

/** Pronouns that are a clause's subject. Those that also mean other things, such as the French `il`, are left out. */
export const SUBJECT_WORDS: Words = {
  feminine: 'she,herself,ella,elle,ela,彼女,그녀',
  masculine: 'he,himself,ele,彼は,彼が',
};

/** Pronouns before what somebody has. `Her` is also an object: "he sees her". */
export const POSSESSIVE_WORDS: Words = { feminine: 'her', masculine: 'his' };

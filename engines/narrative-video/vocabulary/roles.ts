/**
 * Words for people whose clothes say what they are, in plain text: in English, German, Spanish, French, Italian and
 * Portuguese, then in scripts without spaces. Each word is a noun that can stand before a name or after "is a".
 */
export const ROLE_WORDS = {
  cowboy:
    'cowboy,cowgirl,cow girl,rancher,gunslinger,outlaw,bandit,bandita,vaquero,vaquera,forajido,bandido,bandida,pistolero,bandito,cavaleiro do oeste,牛仔,カウボーイ,카우보이',
  sheriff: 'sheriff,marshal,deputy,警长,保安官,보안관',
  pirate: 'pirate,buccaneer,pirate captain,pirat,piratin,pirata,海盗,海賊,해적',
  captain:
    'captain,ship s captain,sea captain,admiral,kapitan,kapitanin,capitan,capitana,capitaine,capitano,capitao,船长,船長,선장',
  sailor:
    'sailor,seaman,deckhand,matrose,matrosin,marinero,marinera,marin,marinaio,marinheiro,marinheira,水手,船乗り,선원',
  fisherman:
    'fisherman,fisherwoman,fisher,fischer,fischerin,pescador,pescadora,pecheur,pecheuse,pescatore,pescatrice,渔夫,漁師,어부',
  chef: 'chef,cook,master chef,pastry chef,baker,pizzaiolo,koch,kochin,backer,backerin,cocinero,cocinera,panadero,panadera,cuisinier,cuisiniere,boulanger,boulangere,cuoco,cuoca,fornaio,cozinheiro,cozinheira,padeiro,padeira,厨师,シェフ,料理人,요리사',
  waiter:
    'waiter,waitress,bartender,barista,barkeeper,butler,kellner,kellnerin,camarero,camarera,mesero,mesera,serveur,serveuse,cameriere,cameriera,garcom,garconete,服务员,ウェイター,ウェイトレス,웨이터',
  nurse:
    'nurse,krankenschwester,krankenpfleger,enfermero,enfermera,infirmier,infirmiere,infermiere,infermiera,enfermeiro,enfermeira,护士,看護師,간호사',
  doctor:
    'doctor,dr,surgeon,physician,vet,veterinarian,dentist,arzt,arztin,tierarzt,tierarztin,chirurg,medico,medica,cirujano,cirujana,medecin,docteur,chirurgien,dottore,dottoressa,chirurgo,cirurgiao,医生,医者,의사',
  police:
    'police officer,policeman,policewoman,cop,constable,officer,traffic cop,polizist,polizistin,policia,agente de policia,policier,policiere,poliziotto,poliziotta,policial,警察,警官,경찰관',
  firefighter:
    'firefighter,fire fighter,fireman,firewoman,feuerwehrmann,feuerwehrfrau,bombero,bombera,pompier,pompiere,bombeiro,bombeira,消防员,消防士,소방관',
  soldier:
    'soldier,corporal,sergeant,general,trooper,soldat,soldatin,soldado,soldada,soldate,soldato,soldatessa,士兵,兵士,군인',
  knight: 'knight,sir knight,ritter,ritterin,caballero andante,chevalier,cavaliere,骑士,騎士,기사',
  king: 'king,emperor,sultan,konig,kaiser,rey,emperador,roi,empereur,il re,un re,imperatore,rei,imperador,国王,王様,왕',
  queen:
    'queen,empress,konigin,kaiserin,reina,emperatriz,reine,imperatrice,regina,rainha,imperatriz,女王,王后,女王様,여왕',
  prince: 'prince,prinz,principe,王子,왕자',
  princess: 'princess,prinzessin,princesa,princesse,principessa,公主,お姫様,プリンセス,공주',
  wizard:
    'wizard,sorcerer,warlock,mage,zauberer,magier,hechicero,brujo,mago,sorcier,stregone,feiticeiro,bruxo,巫师,魔法使い,마법사',
  witch: 'witch,sorceress,hexe,zauberin,bruja,hechicera,sorciere,strega,bruxa,feiticeira,女巫,魔女,마녀',
  fairy: 'fairy,fairy godmother,pixie,tooth fairy,fee,hada,fata,fada,仙女,妖精,요정',
  superhero:
    'superhero,super hero,superheroine,superheld,superheldin,superheroe,superheroina,super heros,superheros,supereroe,super heroi,超级英雄,スーパーヒーロー,슈퍼히어로',
  astronaut:
    'astronaut,cosmonaut,spaceman,astronautin,kosmonaut,astronauta,astronaute,cosmonaute,宇航员,宇宙飛行士,우주비행사',
  dancer:
    'ballerina,ballet dancer,prima ballerina,balletttanzer,balletttanzerin,ballettanzer,ballettanzerin,bailarina de ballet,bailarin de ballet,danseuse de ballet,danseur de ballet,danseuse etoile,bailarina classica,芭蕾舞演员,バレリーナ,발레리나',
  footballer:
    'footballer,football player,soccer player,striker,goalkeeper,goalie,fussballer,fussballerin,fussballspieler,fussballspielerin,futbolista,footballeur,footballeuse,calciatore,calciatrice,jogador de futebol,jogadora de futebol,足球运动员,サッカー選手,축구선수',
  boxer: 'boxer,prizefighter,boxerin,boxeador,boxeadora,boxeur,boxeuse,pugile,boxeuse,拳击手,ボクサー,권투선수',
  athlete:
    'athlete,sprinter,marathon runner,basketball player,tennis player,athlet,athletin,laufer,lauferin,atleta,athlete,运动员,運動選手,운동선수',
  farmer:
    'farmer,peasant,gardener,shepherd,bauer,bauerin,landwirt,gartner,gartnerin,granjero,granjera,campesino,campesina,jardinero,fermier,fermiere,paysan,paysanne,jardinier,contadino,contadina,fazendeiro,fazendeira,agricultor,农夫,農夫,농부',
  painter: 'painter,maler,malerin,pintor,pintora,peintre,pittore,pittrice,画家,화가',
  teacher:
    'teacher,schoolteacher,school teacher,professor,librarian,lehrer,lehrerin,professorin,maestro,maestra,profesor,profesora,institutrice,instituteur,professeur,insegnante,professore,professoressa,professora,老师,教師,선생님',
  scientist:
    'scientist,inventor,chemist,mad scientist,wissenschaftler,wissenschaftlerin,erfinder,erfinderin,cientifico,cientifica,inventor,inventora,scientifique,inventeur,scienziato,scienziata,inventore,cientista,科学家,科学者,発明家,과학자',
  businessman:
    'businessman,businesswoman,business man,business woman,banker,lawyer,manager,geschaftsmann,geschaftsfrau,bankier,anwalt,anwaltin,empresario,empresaria,abogado,abogada,homme d affaires,femme d affaires,avocat,avocate,uomo d affari,avvocato,empresaria,advogado,advogada,商人,会社員,사업가',
  detective:
    'detective,private eye,secret agent,detektiv,detektivin,kommissar,kommissarin,geheimagent,detective privado,detective privee,enqueteur,investigatore,detetive,侦探,探偵,탐정',
  monk: 'monk,monch,monje,moine,monaco buddista,monge,和尚,修道士,僧侶,수도승',
  nun: 'nun,nonne,monja,religieuse,suora,freira,修女,修道女,수녀',
  priest: 'priest,pastor,vicar,priester,pfarrer,sacerdote,cura parroco,pretre,prete,牧师,神父,신부님',
  robber:
    'robber,thief,burglar,bank robber,rauber,rauberin,dieb,diebin,einbrecher,ladron,ladrona,voleur,voleuse,cambrioleur,ladro,ladra,ladrao,assaltante,强盗,小偷,泥棒,도둑',
  clown: 'clown,jester,payaso,payasa,pagliaccio,palhaco,palhaca,小丑,ピエロ,광대',
  santa:
    'santa claus,santa,father christmas,weihnachtsmann,papa noel,pere noel,babbo natale,pai natal,papai noel,圣诞老人,サンタクロース,산타',
  vampire: 'vampire,count dracula,dracula,vampir,vampirin,vampiro,vampira,吸血鬼,ヴァンパイア,뱀파이어',
  angel:
    'guardian angel,christmas angel,schutzengel,angel de la guarda,ange gardien,angelo custode,anjo da guarda,天使',
  rocker:
    'rocker,rock star,rockstar,punk,punk rocker,biker,rockerin,rockera,rockero,rockeur,rockeuse,punkerin,摇滚明星,ロッカー,록스타',
  rapper: 'rapper,hip hop artist,breakdancer,rapperin,rapera,rapero,rappeur,rappeuse,说唱歌手,ラッパー,래퍼',
  pilot: 'pilot,airline pilot,flight captain,pilotin,piloto,pilota,pilote d avion,aviator,飞行员,パイロット,조종사',
  judge: 'judge,richter,richterin,juez,jueza,juge,giudice,juiza,法官,裁判官,판사',
  builder:
    'builder,construction worker,bricklayer,carpenter,bauarbeiter,bauarbeiterin,obrero,obrera,albanil,ouvrier,ouvriere,macon,muratore,operaio,pedreiro,operario,建筑工人,大工,건설노동자',
  mechanic:
    'mechanic,plumber,miner,mechaniker,mechanikerin,mecanico,mecanica,mecanicien,meccanico,minero,mineur,机械师,整備士,정비사',
  magician:
    'magician,illusionist,ringmaster,circus director,zauberkunstler,zauberkunstlerin,mago ilusionista,ilusionista,prestidigitateur,illusionniste,prestigiatore,魔术师,マジシャン,마술사',
  ninja: 'ninja,忍者,닌자',
  maid: 'maid,housemaid,housekeeper,dienstmadchen,criada,sirvienta,bonne a tout faire,femme de chambre,domestica,empregada,女仆,メイド,하녀',
  elf: 'elf,christmas elf,gnome,dwarf,wood elf,wichtel,zwerg,elfo,duende,enano,lutin,nain,gnomo,小精灵,エルフ,엘프',
} as const satisfies Readonly<Record<string, string>>;

/** What somebody is or plays, as far as clothes show it. */
export type Role = keyof typeof ROLE_WORDS;

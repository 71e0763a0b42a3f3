import { ACTIONS, type Action } from '../actions.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns English verbs in all regular forms: dance, dances, danced, dancing. Some of the forms do not exist. */
function verbs(list: string): string {
  return list
    .split(' ')
    .flatMap((verb) => {
      const stem = verb.replace(/e$/, '');
      const soft = verb.replace(/y$/, 'i');
      const double = `${verb}${verb.at(-1)}`;
      return [verb, `${verb}s`, `${soft}es`, `${stem}ed`, `${soft}ed`, `${stem}ing`, `${double}ed`, `${double}ing`];
    })
    .join(',');
}

/** Words for each action. Of the phrases that match at one position, the longest counts. */
export const ACTION_WORDS: Vocabulary<Action> = {
  drive: `${verbs('drive race steer')},drove,driven,take a taxi,takes a taxi,conduce,maneja,conducen,conduit,fahrt,fahren,dirige,guida,dirigem,开车,運転,운전,fuhr mit dem auto,fuhren mit dem auto`,
  ride: `${verbs('ride cycle gallop pedal paddle bike skate ski surf sail row')},rode,riding,monta,cabalga,navega,reitet,reiten,radelt,cavalga,rema,cavalca,骑,乗る,乗って,타고,ritt,ritten`,
  dance: `${verbs('dance twirl spin waltz groove boogie twist sway tango')},spun,baila,bailan,bailando,danse,dansent,tanzt,tanzen,danca,dancam,balla,ballano,踊,跳舞,춤,bailo,bailaron,tanzte,tanzten,danco,dancaram,ballo,ballarono`,
  jump: `${verbs('jump leap hop bounce skip vault')},leapt,salta,saltan,saute,sautent,springt,springen,hupft,pula,pulam,saltano,跳起,跳ぶ,ジャンプ,뛰어,salto,sprang,sprangen`,
  run: `${verbs('run chase escape flee rush sprint hurry dash jog')},ran,fled,flies a kite,fly a kite,flying a kite,flew a kite,corre,corren,huye,court,courent,s enfuit,s enfuient,rennt,rennen,lauft,laufen,flieht,correm,foge,corrono,fugge,走る,走って,跑,달리,逃,corrio,corrieron,lief,liefen,rannte,rannten,correu,correram,corse,corsero`,
  fly: `${verbs('fly soar float glide hover levitate')},flies,flew,flown,vuela,vuelan,vole,volent,fliegt,fliegen,schwebt,voa,voam,vola,volano,飛,飞,날아,drift apart,drifts apart,drift in space,drifts in space,drift through,drifts through,flog,flogen,volo`,
  swim: `${verbs('swim dive snorkel bathe')},swam,dove,nada,nadan,nage,nagent,plonge,schwimmt,schwimmen,badet,baden,se bana,se banan,se baigne,se baignent,taucht,nadam,mergulha,nuota,nuotano,泳,游泳,수영`,
  fall: `${verbs('fall collapse plunge stumble slip faint tumble')},fell,fallen,cae,caen,tombe,tombent,fallt,fallen,sturzt,cai,caem,cade,cadono,落ちる,坠,摔,넘어`,
  climb: `${verbs('climb scale ascend')},goes up the stairs,climbs up,escala,escalan,sube,suben,trepa,trepan,grimpe,grimpent,escalade,escaladent,klettert,klettern,steigt auf,escalam,sobe,sobem,arrampica,arrampicano,scalano,登,爬,오르`,
  hug: `${verbs('hug embrace cuddle rescue')},saves him,saves her,saves a,saved him,saved her,saved a,salva a,rescata a,rescatan a,sauve un,sauve une,rettet ihn,rettet sie,rettet einen,rettet eine,salva un,salva una,salva um,salva uma,into his arms,into her arms,in his arms,in her arms,in die arme,in den armen,in seine arme,in ihre arme,a sus brazos,en sus brazos,dans ses bras,tra le braccia,nos bracos,hold each other,holds her,holds him,holding each other,in each other s arms,abraza,abrazan,embrasse dans ses bras,etreint,s etreignent,umarmt,umarmen,abracam,abraca,abbraccia,abbracciano,抱きしめ,抱き合,拥抱,抱在,포옹,안아,abrazo,abrazaron,umarmte,umarmten,abracou,abbraccio`,
  cradle:
    'cradles,cradle,cradled,lifts her up,lifts him up,lifted her up,lifted him up,picks her up,picks him up,picked her up,picked him up,sweeps her off,swept her off,tragt sie auf,tragt ihn auf,hebt sie hoch,hebt ihn hoch,la lleva en brazos,la carga en brazos,la porte dans ses bras,la prend dans ses bras,la porta in braccio,la prende in braccio,carrega a nos bracos,お姫様抱っこ,抱き上げ,抱起,안아 올리',
  comfort:
    'comfort,comforts,comforted,comforting,consoles her,consoles him,consoled her,consoled him,consoling,soothes,soothed,soothing her,soothing him,cheers her up,cheers him up,dries her tears,dries his tears,wipes her tears,wipes his tears,puts an arm around,puts her arm around,puts his arm around,consuela,consuelan,reconforte,reconfortent,trostet,trosten,consola,consolam,consolano,慰め,安慰,위로',
  kiss: `${verbs('kiss smooch')},besa,besan,s embrassent,embrasse,embrassent,kusst,kussen,beija,beijam,bacia,baciano,キス,吻,키스,beso,besaron,kusste,kussten,beijou,bacio`,
  'hold-hands':
    'hold hands,holds hands,holding hands,held hands,hand in hand,fall in love,falls in love,fell in love,falling in love,get married,gets married,got married,marry,marries,married,takes her hand,takes his hand,take her hand,take his hand,de la mano,main dans la main,hand in hand,halten handchen,de maos dadas,mano nella mano,手をつな,牵手,牽手,손을 잡,se enamora,se casa,casan,enamoran,tombent amoureux,tombe amoureuse,tombe amoureux,se marient,verlieben sich,verliebt sich,heiraten,heiratet,apaixonam,se apaixona,casam,innamorano,si innamora,sposano,结婚,結婚,恋に落ち,相爱,결혼,사랑에 빠,an den handen,an der hand,por la mano,par la main,per mano,pela mao',
  give: `${verbs('give offer bring lend')},brought,gave,given,lent,hands him,hands her,hands them,hands me,hands you,handed him,handed her,hands over,brings her,brings him,le da,le presta,presta,regala,regalan,entrega,offre,donne,prete,tend a,schenkt,gibt,leiht,reicht,presta,porge,empresta,da a,oferece,regala,dona,あげる,渡す,送给,给她,给他,给了,건네`,
  fight: `${verbs('fight battle punch kick wrestle duel struggle attack')},fought,boxing,boxes in,boxes against,lucha,luchan,pelea,pelean,se bat,se battent,combattent,kampft,kampfen,luta,lutam,briga,lotta,combatte,戦う,戦って,打架,战斗,싸우`,
  throw: `${verbs('throw toss pitch')},threw,thrown,lanza,lanzan,tira una,lance,lancent,jette,jettent,wirft,werfen,joga uma,lancia,lanciano,投げ,扔,던지`,
  wave: `${verbs('greet hitchhike')},thumbs a ride,waving,waved,waves to,waves at,waves back,wave to,wave at,waves goodbye,says goodbye,say goodbye,saying goodbye,says hello,say hello,waves hello,farewell,saluda,se despide,salue,dit au revoir,winkt,winken,acena,saluta,手を振,挥手,招手,손을 흔`,
  point: `${verbs('point show argue quarrel shout yell')},discuten,se disputent,streiten,discutem,litigano,喧嘩,吵架,shown,senala,apunta,montre,zeigt,zeigen,aponta,indica,指さ,指着,가리`,
  hide: `${verbs('hide sneak crouch')},hid,hidden,se esconde,se cache,versteckt,verstecken,esconde,si nasconde,隠れ,躲,숨`,
  kneel: `${verbs('kneel propose build repair mend fix')},repariert,reparieren,repara,reparan,reparent,ripara,riparano,built,knelt,bauen,baut,bauten,construyen,construye,construisent,construit un,costruiscono,costruisce,constroem,gets down on one knee,goes down on one knee,on his knees,on her knees,se arrodilla,s agenouille,kniet,ajoelha,si inginocchia,跪,ひざまず,무릎`,
  pray: `${verbs('pray worship meditate')},reza,rezan,prie,prient,betet,beten,rezam,prega,pregano,祈,祷告,기도`,
  sleep: `${verbs('sleep nap doze slumber')},slept,asleep,falls asleep,fall asleep,duerme,duermen,dort,dorment,schlaft,schlafen,dorme,dormem,dormono,眠,寝て,睡觉,睡着,자고,durmio,schlief,schliefen,dormiu,dormi`,
  lie: `lie,lies,lying,lay,lies down,lie down,lying down,recline,reclines,tumbado,tumbada,acostado,acostada,allonge,allongee,liegt,liegen,deitado,deitada,sdraiato,sdraiata,躺,横たわ,寝転,누워`,
  sit: `${verbs('sit relax camp')},sat,roast marshmallows,roasts marshmallows,roasting marshmallows,toast marshmallows,warm themselves,warms herself,warms himself,play chess,plays chess,playing chess,play cards,plays cards,playing cards,play video games,plays video games,playing video games,get out of bed,gets out of bed,wake up,wakes up,woke up,waking up,sits down,sit down,seated,sentado,sentada,sentados,se sienta,assis,assise,s assoit,sitzt,sitzen,setzt sich,sentam,siede,siedono,seduto,seduta,座,坐,앉,sass,sassen,sentados`,
  eat: `${verbs('eat feast dine bite chew taste picnic lick')},ate,eaten,have dinner,has dinner,have breakfast,has breakfast,have lunch,comen,cenan,desayuna,desayunan,almuerza,almuerzan,dine,dinent,dejeune,dejeunent,cenano,jantam,mange,mangent,isst,essen,comem,mangia,mangiano,食べ,吃,먹,ass,assen,comio,comeu`,
  drink: `${verbs('drink sip toast')},drank,drunk on,bebe,beben,brindan,boit,boivent,trinkt,trinken,stossen an,bebem,brindam,beve,bevono,brindano,飲,喝,마시,trank,tranken,bebio,bebeu`,
  cook: `${verbs('cook bake fry stir knead')},cooking,amasa,amasan,petrit,petrissent,knetet,kneten,impasta,impastano,生地をこね,揉面,반죽,makes dinner,make dinner,making dinner,makes breakfast,make breakfast,makes pancakes,make pancakes,cocina,cocinan,hornea,cuisine,cuisinent,fait la cuisine,font la cuisine,kocht,kochen,backt,backen,cozinha,cozinham,assa,cucinano,sforna,料理,做饭,煮,요리`,
  fish: 'go fishing,goes fishing,went fishing,going fishing,gone fishing,is fishing,are fishing,fishes,fished,fishing at,fishing from,fishing in,fishing on,they fish,we fish,brothers fish,sisters fish,friends fish,boys fish,girls fish,men fish,women fish,children fish,kids fish,fish for,fish from,fish together,catch fish,catches fish,catching fish,caught fish,catch a fish,catches a fish,caught a fish,catch a big fish,catches a big fish,caught a big fish,pesca en,pescan,pescando,va de pesca,van de pesca,peche a,pechent,vont a la peche,angelt,angeln,fischt,fischen,pescam,pescano,pesca in,pesca sul,钓鱼,釣り,釣る,낚시',
  sweep:
    'sweep,sweeps,sweeping,swept,mops,mopping,mopped,barre el,barre la,barren,balaie,balaient,fegt,fegen,kehrt den,kehren den,varre,varrem,spazza,spazzano,掃く,掃いて,扫地,쓸고',
  dig: 'dig,digs,digging,dug,shovels snow,shoveling,shovelling,shoveled,plants a tree,plant a tree,plants a seed,plant a seed,plants seeds,plant seeds,plants flowers,plant flowers,plants a flower,plant a flower,pflanzt,pflanzen,siembra,siembran,plante une,pianta un,planting,cava,cavan,creuse,creusent,grabt,graben,schaufelt,schaufeln,cavam,scava,scavano,掘る,掘って,挖,파고',
  'play-guitar':
    'band plays,band play,play in a band,plays in a band,playing in a band,play on stage,plays on stage,playing on stage,play a concert,plays a concert,playing a concert,play a gig,plays a gig,play a show,plays a show,play guitar,plays guitar,playing guitar,plays the guitar,play the guitar,playing the guitar,played the guitar,with a guitar,with her guitar,with his guitar,strum,strums,strumming,strummed,toca la guitarra,joue de la guitare,spielt gitarre,gitarre spielt,toca violao,toca guitarra,suona la chitarra,弾き語り,ギターを弾,弹吉他,기타를',
  'play-piano':
    'play piano,plays piano,playing piano,plays the piano,play the piano,playing the piano,played the piano,at the piano,at a piano,toca el piano,joue du piano,au piano,spielt klavier,am klavier,toca piano,suona il piano,suona il pianoforte,ピアノを弾,弹钢琴,피아노를',
  'play-drums':
    'play drums,plays drums,playing drums,plays the drums,play the drums,playing the drums,drumming,beats the drum,on the drums,toca la bateria,joue de la batterie,spielt schlagzeug,am schlagzeug,toca bateria,suona la batteria,ドラムを叩,打鼓,드럼을',
  'play-violin':
    'play violin,plays violin,plays the violin,playing the violin,play the violin,playing violin,plays the fiddle,plays the cello,playing the cello,toca el violin,joue du violon,spielt geige,geige spielt,toca violino,suona il violino,バイオリンを弾,拉小提琴,바이올린을',
  'play-trumpet':
    'play trumpet,plays trumpet,plays the trumpet,playing the trumpet,play the trumpet,plays the saxophone,plays saxophone,playing the saxophone,plays the sax,plays the flute,playing the flute,plays the harmonica,toca la trompeta,toca el saxofon,joue de la trompette,joue du saxophone,spielt trompete,spielt saxophon,suona la tromba,suona il sassofono,吹喇叭,サックスを吹,트럼펫',
  'play-accordion':
    'plays the accordion,play the accordion,playing the accordion,playing accordion,toca el acordeon,joue de l accordeon,spielt akkordeon,toca sanfona,suona la fisarmonica',
  sing: `${verbs('sing perform rap hum croon serenade')},sang,sung,raps,rapped,canta,cantan,cantando,chante,chantent,singt,singen,cantam,cantano,歌,唱,노래,sang,sangen,canto,cantaron,rehearse,rehearses,rehearsing,rehearsed`,
  read: `${verbs('read study')},lee,leen,lit un,lit une,lisent,liest,lesen,le um,le uma,leem,legge,leggono,読,读,讀,看书,읽,leyo`,
  write: `${verbs('write draw paint sketch compose type')},wrote,written,drew,escribe,escriben,dibuja,pinta,ecrit,ecrivent,dessine,peint,schreibt,schreiben,zeichnet,malt,escreve,desenha,scrive,disegna,dipinge,書,写,画画,絵を描,쓰고,그리,schrieb,schrieben,escribio,escreveu,scrisse`,
  phone: `${verbs('phone telephone dial text')},on the phone,calls him,calls her,call him,call her,picks up the phone,answers the phone,calling him,calling her,makes a call,llama por telefono,telephone,appelle,telefoniert,ruft an,liga para,telefona,chiama,打电话,電話を,전화`,
  cry: `${verbs('cry weep sob mourn grieve')},cries,wept,in tears,llora,lloran,llorando,pleure,pleurent,weint,weinen,chora,choram,piange,piangono,泣,哭,울,lloro,lloraron,weinte,weinten,chorou,pianse`,
  laugh: `mocks,${verbs('laugh giggle chuckle grin joke')},tells a joke,tell a joke,told a joke,telling a joke,tells jokes,tell jokes,tells a funny story,erzahlt einen witz,cuenta un chiste,raconte une blague,cries with joy,cry with joy,cries for joy,cry for joy,tears of joy,rie,rien,riendo,rit,rient,lacht,lachen,riem,ridono,笑って,笑う,大笑,웃,lachte,lachten,rieron,riu`,
  cheer: `go wild,goes wild,went wild,${verbs('cheer celebrate applaud clap triumph win score')},won,celebra,celebran,aplaude,fete,fetent,applaudit,jubelt,feiern,feiert,klatscht,comemora,comemoram,festeggia,festeggiano,祝う,庆祝,欢呼,축하`,
  carry: `${verbs('carry lift drag haul steal')},stole,stolen,klaut,klauen,stiehlt,stehlen,lleva,cargan,carga,porte,portent,tragt,tragen,carrega,carregam,trasporta,運ぶ,搬,나르`,
  'look-around': `${verbs('search seek wait')},look around,looks around,looking around,looked around,looks for,look for,looking for,sought,lost in,espera,esperan,busca,buscan,attend,attendent,cherche,cherchent,wartet,warten,sucht,suchen,procura,esperam,aspetta,aspettano,cerca,cercano,待つ,待って,探,等待,寻找,기다,wartete,warteten,espero,esperaron,aspetto`,
  think: `${verbs('think wonder ponder remember imagine consider hesitate')},piensa,recuerda,suena con,pense,se souvient,denkt,erinnert,traumt,pensa,lembra,ricorda,考え,思い出,想着,생각,erinnern sich,sich erinnern,erinnert sich,recuerdan,pensent,se souviennent,ricordano,lembram,vermisst,vermissen`,
  walk: `${verbs('walk wander stroll hike march travel explore')},caminan,camina,pasea,pasean,marche,marchent,se promene,geht,gehen,wandert,spaziert,caminha,caminham,anda,andam,cammina,camminano,passeggia,歩,走路,走在,散步,걷,걸,ging,gingen,spazierte,spazierten,camino,caminaron,caminou,cammino`,
  stand:
    'let it go,lets it go,let them go,lets them go,let it float,lets it float,let them float,lets them float,let it fly,lets it fly,let them fly,stand,stands,standing,stood,esta de pie,se tient debout,steht,stehen,in piedi,立って,站着',
};

/** Words that count only if nothing else in the clause names an action: they are often nouns, or say little. */
export const WEAK_ACTION_WORDS: Vocabulary<Action> = {
  ...(Object.fromEntries(ACTIONS.map((action) => [action, ''])) as Record<Action, string>),
  walk: `${verbs('leave cross follow return arrive approach enter step come go pass move')},left,se muda,vuelve,vuelven,regresa,regresan,zieht,ziehen,kehrt,kehren,rentre,rentrent,revient,demenage,torna,tornano,si trasferisce,volta,voltam,went,came,llega,llegan,arrivent,kommt an,kommen an,chega,chegam,arriva,arrivano,se va,va,vont,geht weg,kommt,kommen,vai,vem,viene,行く,去`,
  jump: 'exercise,exercises,works out,work out,play,plays,playing,played,juega,juegan,joue,jouent,spielt,spielen,brinca,brincam,gioca,giocano,jogam,joga,サッカー,足球,踢,축구,遊,玩',
  fish: 'fishing,pesca,peche',
  cheer: verbs('party'),
  wave: 'wave,waves',
  sit: `${verbs('rest')},relaxed`,
  think: `${verbs('dream miss hate')},thought,thoughts`,
  stand: `${verbs('look stare smile meet watch gaze see hear listen find teach face stop stay pause tell talk speak chat whisper')},told,heard,found,taught,spoke,spoken,met,saw,mira,miran,conoce,conocen,encuentra,se encuentran,trifft,treffen,rencontre,rencontrent,incontra,incontrano,encontra,sonrie,regarde,regardent,sourit,schaut,schauen,lachelt,blickt,olha,olham,sorri,guarda,guardano,sorride,立,站,見つめ,바라보`,
};

/** Words for sharing something. */
export const SHARING_WORDS = `${verbs('share')},comparten,comparte,partagent,partage,teilen sich,teilt sich,teilen,teilt,dividem,divide,partilham,condividono,condivide,分け合,わけあ,シェア,分享,一起吃,나눠 먹,나누어 먹`;

import type { SongPart, Turn } from '../story.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that say how a clause continues the one before it. */
export const TURN_WORDS: Vocabulary<Turn> = {
  meanwhile:
    'meanwhile,at the same time,elsewhere,mientras tanto,entretanto,pendant ce temps,ailleurs,inzwischen,wahrenddessen,unterdessen,enquanto isso,nel frattempo,intanto,その頃,与此同时,同时,한편',
  later:
    'years later,year later,months later,weeks later,days later,hours later,decades later,many years after,the next day,next morning,the following day,one night,one evening,one morning,one summer,one winter,one day,una noche,aquella noche,un dia,une nuit,un soir,un jour,eines nachts,eines abends,eines tages,una notte,una sera,un giorno,uma noite,ある夜,ある日,某天晚上,어느 날,어느 밤,someday,anos despues,anos mas tarde,des annees plus tard,plus tard,jahre spater,tage spater,spater,anos depois,anni dopo,dopo anni,数年後,何年も後,多年后,几年后,몇 년 후',
  flashback:
    'flashback,years ago,long ago,in the past,once upon a time,as a child,as children,back then,in his memory,in her memory,in a memory,hace anos,de nina,de nino,en el pasado,il y a longtemps,autrefois,quand il etait enfant,quand elle etait enfant,vor jahren,damals,fruher,als kind,ha anos,no passado,quando crianca,anni fa,da bambino,da bambina,昔,かつて,多年前,从前,옛날',
  finally:
    'finally,in the end,at last,eventually,at the end,por fin,finalmente,al final,enfin,finalement,a la fin,endlich,schliesslich,am ende,no final,infine,alla fine,最後に,ついに,最后,终于,마침내',
  next: 'then,after that,afterwards,next,suddenly,soon,luego,despues,entonces,puis,ensuite,apres,soudain,dann,danach,plotzlich,depois,entao,poi,allora,それから,そして,然后,接着,그리고,그다음',
};

/** Words that say in which part of the song a clause belongs. */
export const SONG_PART_WORDS: Vocabulary<SongPart> = {
  chorus: 'chorus,refrain,hook,estribillo,coro,refrao,refrain du,ritornello,サビ,副歌,후렴',
  verse: 'verse,verses,estrofa,couplet,strophe,estrofe,strofa,主歌',
  break:
    'bridge of the song,guitar solo,instrumental break,instrumental,in the break,breakdown,puente de la cancion,间奏,間奏',
};

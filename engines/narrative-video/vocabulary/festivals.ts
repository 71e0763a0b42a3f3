/** Words for festivals that a village or a town celebrates among stalls, as a vocabulary lists them. Others are concerts. */
export const FESTIVALS =
  'harvest festival,village festival,street festival,town festival,food festival,flower festival,lantern festival,' +
  'wine festival,spring festival,folk festival,street fair,village fair,town fair,county fair,state fair,harvest fair,summer fair,' +
  'oktoberfest,volksfest,dorffest,stadtfest,strassenfest,weinfest,erntefest,erntedankfest,schutzenfest,' +
  'fiesta del pueblo,fiestas del pueblo,fiesta de la cosecha,fiesta de la vendimia,romeria,verbena,' +
  'fete du village,fete de village,fete de la moisson,fete des moissons,fete des vendanges,fete de rue,kermesse,' +
  'festa di paese,festa del paese,festa del raccolto,festa della vendemmia,sagra,' +
  'festa da colheita,festa da aldeia,festa junina,quermesse,夏祭り,お祭り,秋祭り,村祭り,収穫祭,庙会,丰收节,마을 축제,수확제';

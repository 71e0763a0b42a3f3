/** The inks of the suite: a night, its lighter half, the moon's paper, a warm coat, and lips. */
export const [NIGHT, BLUE, CREAM, CORAL, WINE] = ['#1b2143', '#3a4c85', '#f8ead2', '#ee7358', '#7f2033'];
/** What is darker than the night: hair and stockings. */
export const INK = '#12173a';
export const SKIN = '#f2b08c';
/** The papers of a wet street, a winter's sky and a dawn. */
export const [WET, WINTER, DAWN] = ['#283260', '#9fb3de', '#f8cfa8'];

/** The package ships no declarations. */
declare module 'asl-validator' {
  const validate: (definition: unknown) => { isValid: boolean; errors: unknown[] };
  export default validate;
}

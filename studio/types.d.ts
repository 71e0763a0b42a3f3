declare module '*.css';
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function render(options: Record<string, unknown>): void;
}

import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

/** The reference of the API, from the document that the service gives, with requests that can be sent from the page. */
SwaggerUI({
  url: 'openapi.json',
  dom_id: '#app',
  deepLinking: true,
  tryItOutEnabled: true,
  requestSnippetsEnabled: true,
  displayRequestDuration: true,
  filter: true,
  // Shows the models only if somebody opens them.
  defaultModelsExpandDepth: 0,
  // Otherwise the page would send the document to a service of the renderer's authors.
  validatorUrl: null,
});

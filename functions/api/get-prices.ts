import { priceList } from '../domain/price-list.ts';
import { currentSettings } from '../platform/store/settings.ts';
import { endpoint } from './http.ts';

/** GET /prices, an addition to the contract: the current prices of jobs. */
export const handler = endpoint(async () => ({ status: 200, body: priceList(await currentSettings()) }));

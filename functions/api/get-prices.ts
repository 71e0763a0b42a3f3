import { priceList } from '../domain/price-list.ts';
import { currentSettings } from '../platform/store/settings.ts';
import { endpoint } from './http.ts';

/** GET /prices, an addition: what a job costs that is ordered now. */
export const handler = endpoint(async () => ({ status: 200, body: priceList(await currentSettings()) }));

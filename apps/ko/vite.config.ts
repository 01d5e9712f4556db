import { editionConfig } from '@hanji/vite/edition.ts';

export default editionConfig({ devPort: 5101 });

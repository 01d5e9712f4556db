import type { Banner } from '@hanji/contract/entities/banner.ts';

const imgUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

export function someBanner(more: Partial<Banner> = {}): Banner {
  const webLinkUrl = more.webLinkUrl ?? '/comic/8';
  return {
    id: 1,
    area: 'content_home',
    elementUiType: 'banner_list',
    category: 'notice',
    title: 'The harbour festival',
    filePath: '',
    fileName: imgUrl,
    imgUrl,
    width: 720,
    height: 405,
    urlHttp: webLinkUrl,
    webLinkUrl,
    expireRemained: null,
    ...more,
  };
}

import type { CoinProduct as Product } from '@hanji/contract/entities/payment.ts';
import { bestProduct } from '@hanji/domain/payment/best-product.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { CoinProduct } from '@hanji/ui-kit/wallet/coin-product/CoinProduct.tsx';
import { useId, type ReactElement } from 'react';
import * as styles from './Shop.module.css';
import { useFormatPrice } from './use-format-price.ts';

type ProductListProps = {
  readonly products: readonly Product[];
  readonly chosen: number;
  readonly onChoose: (productSeq: number) => void;
};

/** Coins to buy: one of a few. */
export function ProductList({ products, chosen, onChoose }: ProductListProps): ReactElement {
  const t = usePhrases('shop');
  const reading = usePhrases('reading');
  const formatPrice = useFormatPrice();
  const group = useId();
  const best = bestProduct(products);
  return (
    <fieldset className={styles.part} role="radiogroup">
      <legend className={styles.heading}>{t('products')}</legend>
      <div className={styles.products}>
        {products.map((product) => (
          <CoinProduct
            key={product.productSeq}
            group={group}
            coins={reading('priceCoins', { count: product.coins })}
            bonus={product.bonusCoins > 0 ? t('bonus', { count: product.bonusCoins }) : undefined}
            price={formatPrice(product)}
            bestLabel={product.productSeq === best ? t('best') : undefined}
            selected={product.productSeq === chosen}
            onSelect={() => onChoose(product.productSeq)}
          />
        ))}
      </div>
    </fieldset>
  );
}

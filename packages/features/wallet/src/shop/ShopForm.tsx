import type { CoinSalesConfig } from '@hanji/contract/entities/payment.ts';
import type { Carrier, PaymentMethod } from '@hanji/contract/vocabulary.ts';
import { sufficientProduct } from '@hanji/domain/payment/sufficient-product.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { Select } from '@hanji/ui-kit/forms/select/Select.tsx';
import { useState, type ReactElement } from 'react';
import { CardChoice } from '#payment/card/CardChoice.tsx';
import { useCard } from '#payment/card/use-card.ts';
import { carrierNames, usePaymentNames } from '#payment/provider-names.ts';
import { useBuy } from '#payment/use-buy.ts';
import { useFailureText } from '#payment/use-failure-text.ts';
import { WindowDialog } from '#payment/window/WindowDialog.tsx';
import { ProductList } from './ProductList.tsx';
import * as styles from './Shop.module.css';
import { useFormatPrice } from './use-format-price.ts';

type ShopFormProps = {
  readonly config: CoinSalesConfig;
  /** Coins that a purchase lacks, which choose a product as long as the reader has not. */
  readonly missing: number | null;
};

/** What is bought, how it is paid, and the button that does it. */
export function ShopForm({ config, missing }: ShopFormProps): ReactElement {
  const t = usePhrases('shop');
  const failureText = useFailureText();
  const formatPrice = useFormatPrice();
  const names = usePaymentNames();
  const { products, payments, carriers } = config;
  const [productSeq, setProductSeq] = useState<number | null>(null);
  const [payment, setPayment] = useState<PaymentMethod | null>(payments[0] ?? null);
  const [carrier, setCarrier] = useState<Carrier | null>(carriers[0] ?? null);
  const card = useCard(payments.includes('credit'));
  const buying = useBuy({ payment, carrier, card });
  const wanted = missing === null ? null : sufficientProduct(products, missing);
  const productOf = (seq: number | null) => products.find((each) => each.productSeq === seq);
  // Products may have changed meanwhile.
  const product = productOf(productSeq) ?? productOf(wanted) ?? products[0];
  const { failure, tries, busy, waiting } = buying;
  const changed = failure === 'priceChanged';
  return (
    <Form onSubmit={() => product && buying.buy(product)}>
      <div className={styles.choose}>
        <FormError
          title={changed ? t('changedTitle') : t('failTitle')}
          errors={
            failure === null
              ? []
              : [
                  {
                    message:
                      failure === 'priceChanged'
                        ? t('changedText')
                        : failureText(failure, payments),
                  },
                ]
          }
          attempt={tries}
        />
        <ProductList
          products={products}
          chosen={product?.productSeq ?? 0}
          onChoose={setProductSeq}
        />
      </div>
      <div className={styles.pay}>
        <RadioGroup
          label={t('payWith')}
          options={payments.map((value) => ({ value, label: names[value] }))}
          value={payment}
          onValue={setPayment}
        />
        {payment === 'carrier' && (
          <Select
            label={t('carrier')}
            options={carriers.map((value) => ({ value, label: carrierNames[value] }))}
            value={carrier}
            onValue={setCarrier}
          />
        )}
        {payment === 'credit' && <CardChoice {...card} />}
        <FormActions
          note={payment ? t('payingWith', { way: names[payment] }) : undefined}
          submit={product ? t('buy', { price: formatPrice(product) }) : t('title')}
          busy={busy}
          busyLabel={t('paying')}
        />
      </div>
      {waiting && payment && <WindowDialog {...waiting} provider={names[payment]} />}
    </Form>
  );
}

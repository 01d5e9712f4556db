import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook | undefined;
  readonly icon?: IconName | undefined;
  /** Takes the whole width. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action. What leads to an address is a LinkButton. */
export function Button(props: ButtonProps): ReactElement {
  const { look, icon, wide, children, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={buttonClass({ look, wide, className })}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook | undefined;
  readonly icon?: IconName | undefined;
  /** Takes the whole width. */
  readonly wide?: boolean | undefined;
  /** Its work is under way: it keeps its words, its size and the focus, and does nothing. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

function ignore(event: MouseEvent): void {
  return event.preventDefault();
}

/** An action. What leads to an address is a LinkButton. */
export function Button(props: ButtonProps): ReactElement {
  const { look, icon, wide, busy, children, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
      className={buttonClass({ look, wide, className })}
      onClick={busy ? ignore : onClick}
    >
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

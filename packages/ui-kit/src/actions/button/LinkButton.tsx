import type { ReactElement } from 'react';
import { Link, type LinkProps } from '#actions/link/Link.tsx';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

type LinkButtonProps = LinkProps & {
  readonly look?: ButtonLook | undefined;
  readonly icon?: IconName | undefined;
  readonly wide?: boolean | undefined;
};

/** A link that looks like a button: the main way on from a screen. */
export function LinkButton(props: LinkButtonProps): ReactElement {
  const { look, icon, wide, children, className, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ look, wide, className })}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </Link>
  );
}

import type { ButtonHTMLAttributes, Ref } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { downIcon, moreIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import tool from '#ui/tool-button.module.css'

export type MenuButtonLook = {
  /** The name of the button, shown instead of its sign if `hasWord`. Left out for the further acts of a page. */
  label?: string
  hasWord?: boolean
  /** True in a row or a card, where it has no frame. */
  isBare?: boolean
}

type MenuButtonFaceProps = MenuButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    isOpen: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** Renders the button of a menu, without what a press on it does. */
export function MenuButtonFace({
  label: named,
  hasWord,
  isBare,
  isOpen,
  className = '',
  ...rest
}: MenuButtonFaceProps) {
  const t = useTranslations('ui')
  const label = named ?? t('moreActs')
  const opens = { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } as const
  if (isBare)
    return (
      <button
        {...rest}
        type="button"
        className={`${tool.tool} ${stack.inline2} ${surface.bare} ${className}`}
        aria-label={label}
        title={label}
        {...opens}
      >
        <Icon path={moreIcon} />
      </button>
    )
  return (
    <BigButton
      {...rest}
      className={className}
      kind="quiet"
      icon={hasWord ? undefined : moreIcon}
      aria-label={hasWord ? undefined : label}
      title={hasWord ? undefined : label}
      {...opens}
    >
      {hasWord ? (
        <>
          {label}
          <Icon path={downIcon} size={16} />
        </>
      ) : null}
    </BigButton>
  )
}

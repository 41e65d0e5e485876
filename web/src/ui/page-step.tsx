import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon, forwardIcon } from '#ui/icon-paths.ts'

/** How a paged table draws its numbers and steps. Ant Design's own steps are named in English, and disable what they are given. */
export function drawPageStep(_page: number, type: string, drawn: ReactNode): ReactNode {
  return type === 'prev' || type === 'next' ? <PageStep type={type} /> : drawn
}

function PageStep({ type, disabled }: { type: 'prev' | 'next'; disabled?: boolean }) {
  const t = useWords('ui')
  return (
    <button type="button" className="ant-pagination-item-link" disabled={disabled} aria-label={t(`pages.${type}`)}>
      <Icon path={type === 'prev' ? backIcon : forwardIcon} size={16} isDirectional />
    </button>
  )
}

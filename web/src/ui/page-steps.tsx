import { Pagination } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon, forwardIcon } from '#ui/icon-paths.ts'
import styles from '#ui/page-steps.module.css'

type PageStepsProps = {
  page: number
  pageSize: number
  total: number
  /** How many there are in all, in words. */
  totalText: string
  /** Whether the records shown are those of before, while others are on their way. */
  isBusy: boolean
  onPage: (page: number) => void
}

/** The pages of a list, below it. */
export function PageSteps({ page, pageSize, total, totalText, isBusy, onPage }: PageStepsProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  // What stood on the page may have gone while somebody looked at it.
  useEffect(() => {
    if (!isBusy && page > last) onPage(last)
  }, [isBusy, last, onPage, page])
  return (
    <Pagination
      className={styles.steps}
      current={page}
      pageSize={pageSize}
      total={total}
      showSizeChanger={false}
      responsive
      showTotal={() => totalText}
      onChange={onPage}
      itemRender={drawStep}
    />
  )
}

/** Ant Design's own steps are named in English, and disable what they are given. */
function drawStep(_page: number, type: string, drawn: ReactNode): ReactNode {
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

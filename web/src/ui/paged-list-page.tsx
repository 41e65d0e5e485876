import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ReactNode } from 'react'
import { useFormats } from '#kit/formats.ts'
import { ListPage, type ListPageProps } from '#ui/list-page.tsx'
import type { Listed } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'

type PagedListPageProps<T> = Omit<ListPageProps<Paged<T>>, 'list' | 'isEmpty' | 'children'> & {
  list: Listed<Paged<T>> & {
    /** Whether the page is that of before, while another one is on its way. */
    isPlaceholderData?: boolean
  }
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** How many there are in all, in words; `shown` is the number as people read it. */
  totalText: (total: { count: number; shown: string }) => string
  children: (records: readonly T[], isBusy: boolean) => ReactNode
}

/** A screen that is a list in pages: the records of one, and below them how many there are in all and the steps to the others. */
export function PagedListPage<T>({
  list,
  page,
  pageSize,
  onPage,
  totalText,
  children,
  ...frame
}: PagedListPageProps<T>) {
  const { number } = useFormats()
  const isBusy = list.isPlaceholderData ?? false
  return (
    <ListPage {...frame} list={list} isEmpty={({ total }) => total === 0}>
      {({ data, total }) => (
        <>
          {children(data, isBusy)}
          <PageSteps
            page={page}
            pageSize={pageSize}
            total={total}
            totalText={totalText({ count: total, shown: number(total) })}
            isBusy={isBusy}
            onPage={onPage}
          />
        </>
      )}
    </ListPage>
  )
}

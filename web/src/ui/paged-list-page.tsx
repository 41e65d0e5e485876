import type { ListFrame } from '#ui/list-page.tsx'
import { Page } from '#ui/page.tsx'
import { PagedList, type PagedListProps } from '#ui/paged-list.tsx'

type PagedListPageProps<T> = ListFrame & PagedListProps<T>

/** A screen that is a list in pages. */
export function PagedListPage<T>({
  list,
  page,
  pageSize,
  onPage,
  totalText,
  empty,
  waiting,
  children,
  filters,
  over,
  ...frame
}: PagedListPageProps<T>) {
  return (
    <Page {...frame}>
      {filters}
      <PagedList
        list={list}
        page={page}
        pageSize={pageSize}
        onPage={onPage}
        totalText={totalText}
        empty={empty}
        waiting={waiting}
      >
        {children}
      </PagedList>
      {over}
    </Page>
  )
}

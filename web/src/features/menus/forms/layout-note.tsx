import { readName } from '#kit/read-name.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#features/menus/forms/layout-note.module.css'
import { categoriesOfMenu, itemRowsOf } from '#features/menus/menus.queries.ts'
import { useWords } from '#kit/i18n.ts'

/** Names enough to know what is meant. */
const namesAtMost = 5

type LayoutNoteProps = {
  menu: Menu
  /** Asks for the name of the category that the menu's own items go into. */
  categoryName: ReactNode
}

/** As soon as the switch is turned: which items need a category, and its name; or what keeps a menu from losing its categories. */
export function LayoutNote({ menu, categoryName }: LayoutNoteProps) {
  const t = useWords('menus')
  const wanted = Form.useWatch<boolean | undefined>('hasCategories', { preserve: true }) ?? menu.hasCategories
  const isTurned = wanted !== menu.hasCategories
  const items = useQuery({ ...itemRowsOf({ menuId: menu.id }), enabled: isTurned && wanted })
  const categories = useQuery({ ...categoriesOfMenu(menu.id), enabled: isTurned && !wanted })
  const concerned = wanted ? items.data?.filter(({ categoryId }) => categoryId === null) : categories.data
  if (!isTurned || !concerned?.length) return null

  const names = concerned.slice(0, namesAtMost).map(({ name }) => readName(name))
  const more = concerned.length - names.length
  const what = wanted ? 'items' : 'categories'
  return (
    <>
      <div role="status" className={styles.note}>
        <p>
          {t(`layout.${what}`, { count: concerned.length })}{' '}
          <bdi>
            {names.join(', ')}
            {more > 0 ? ` ${t('layout.more', { count: more })}` : ''}
          </bdi>
        </p>
        <p>{t(`layout.way.${what}`)}</p>
        {wanted ? null : (
          <Link className={styles.way} to={`/categories?menu=${menu.id}`}>
            {t('layout.showCategories')}
          </Link>
        )}
      </div>
      {wanted ? categoryName : null}
    </>
  )
}

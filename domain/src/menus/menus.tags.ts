import { type Static, Type } from '@sinclair/typebox'

export const menuTags = ['Main Course', 'Beverages', 'Dessert', 'Kids Meals', 'Specials'] as const

/** The tags of a category or an item. (spec 2, §9) */
export type MenuTag = (typeof menuTags)[number]

export const menuTagSchema = Type.Union(menuTags.map((tag) => Type.Literal(tag)))

export const ecoTags = ['vegan', 'farm', 'organic', 'none'] as const

export const ecoTagSchema = Type.Union(ecoTags.map((tag) => Type.Literal(tag)))

/** The eco-tags of an item; `none` means no tag. (spec 2, §3) */
export type EcoTag = Static<typeof ecoTagSchema>

export const recommendationDialogs = ['starter', 'mainCourse', 'side', 'dessert', 'drink'] as const

export const recommendationCategories = ['none', ...recommendationDialogs] as const

export const recommendationCategorySchema = Type.Union(
  recommendationCategories.map((category) => Type.Literal(category)),
)

/**
 * The question of the recommendation dialog for which an item may be proposed; `none` means no question. (spec 2, §9)
 */
export type RecommendationCategory = Static<typeof recommendationCategorySchema>

/** The dialogs of recommendations that a venue can have among its `activeDialogs`. */
export type RecommendationDialog = (typeof recommendationDialogs)[number]

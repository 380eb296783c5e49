/** The parameters by which a list to choose from asks for what fits a text: the first few. */
export function optionPaging(searchText: string) {
  return { searchText: searchText || undefined, pageNumber: 1, pageSize: 20 };
}

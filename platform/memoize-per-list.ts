/** Computes a value from a list that many pages share once, and drops it together with the list. */
export function memoizePerList<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const made = new WeakMap<List, { value: Made }>();
  return (list) => {
    let known = made.get(list);
    if (!known) {
      known = { value: make(list) };
      made.set(list, known);
    }
    return known.value;
  };
}

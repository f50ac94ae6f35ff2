const most = 500;

/**
 * Notes what an address was read as. A full map is emptied first: that costs the least where nearly every address comes
 * again, and however many are invented, none is kept for long.
 */
export function remember<Value>(known: Map<string, Value>, address: string, value: Value): Value {
  if (known.size >= most) known.clear();
  known.set(address, value);
  return value;
}

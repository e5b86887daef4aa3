def files = []
new File(basedir, 'target').eachFileRecurse { if (it.file) files << it.name }

assert files.containsAll(['PurchaseKeys.java', 'PurchaseKeys.class', 'PurchaseRepository.class', 'shop.Purchase'])
// Nothing is left of the entity's old name: no source that is compiled once more, no class, no export.
assert files.findAll { it ==~ /(shop\.)?Order([A-Z$].*)?(\.java|\.class)?/ } == []
